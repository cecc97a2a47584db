import { type Point } from '#content/outline.ts';
import { type Ring } from '#games/board/rules/flatten.ts';
import { hundredths } from '../../../rules/box.ts';
import { withoutRepeats } from '../../../rules/ring.ts';
import { distance } from '../../../rules/editing-state.ts';

/** Far above the error of any calculation, and far below the precision of coordinates. */
const reach = 0.001;

/**
 * Rounds corners so that neighbours share them exactly: corners that differ by an error of calculation alone might
 * otherwise be rounded in different directions.
 */
export function welded(rings: readonly Ring[]): readonly Ring[] {
  const known = new Map<string, Point[]>();

  function weld(at: Point): Point {
    const [column, row] = [Math.round(at.x * 100), Math.round(at.y * 100)];
    for (const x of around(column))
      for (const y of around(row)) {
        const found = known.get(`${x} ${y}`)?.find((other) => distance(other, at) < reach);
        if (found !== undefined) return found;
      }
    const key = `${column} ${row}`;
    known.set(key, [...(known.get(key) ?? []), at]);
    return at;
  }

  return rings.map((ring) =>
    withoutRepeats(ring.map(weld).map(({ x, y }) => ({ x: hundredths(x), y: hundredths(y) }))),
  );
}

function around(place: number): readonly number[] {
  return [place - 1, place, place + 1];
}
