import { type Ring } from '#games/board/rules/flatten.ts';
import { type Box } from '../../../canvas/rules/box.ts';
import { hundredths } from '../../../canvas/rules/hundredths.ts';

/** Divides a box into rectangles of equal size, row by row. */
export function rectanglesIn({ x, y, width, height }: Box, rows: number, columns: number): readonly Ring[] {
  const xs = cuts(x, width, columns);
  const ys = cuts(y, height, rows);
  return ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).map((right, column): Ring => {
      const [left, top] = [xs[column] ?? right, ys[row] ?? bottom];
      return [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ];
    }),
  );
}

/** Returns both ends of a length and the places where it is cut into equal parts. */
function cuts(start: number, length: number, parts: number): readonly number[] {
  return Array.from({ length: parts + 1 }, (_, cut) => hundredths(start + (length * cut) / parts));
}
