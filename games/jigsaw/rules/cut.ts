import { cutEdge } from './edge.ts';
import type { Outline } from './geometry.ts';
import { allPieces, type Grid, cellOf } from './grid.ts';
import { hash } from './hash.ts';
import { type Point } from '#engine/geometry.ts';

export interface CutOptions extends Grid {
  /** true: classic tabs, no two alike; false: plain rectangles. */
  readonly noses: boolean;
  readonly seed: number;
}

/**
 * Returns the outline of each piece at its home. Neighbours share exactly the points of the line between them, and all
 * outlines together form the picture.
 */
export function cutPicture(options: CutOptions, aspect: number): readonly Outline[] {
  const { columns, rows } = options;
  // The division comes first, so that the last line is exactly the border of the picture.
  const corner = (column: number, row: number): Point => ({ x: aspect * (column / columns), y: row / rows });
  const size = Math.min(aspect / columns, 1 / rows);
  const lineBetween = (from: Point, to: Point, isBorder: boolean, ...edge: readonly number[]): readonly Point[] =>
    isBorder || !options.noses ? [from, to] : cutEdge(from, to, size, hash(options.seed, ...edge));

  const upright = table(rows, columns + 1, (row, column) =>
    lineBetween(corner(column, row), corner(column, row + 1), column % columns === 0, 1, column, row),
  );
  const level = table(rows + 1, columns, (row, column) =>
    lineBetween(corner(column, row), corner(column + 1, row), row % rows === 0, 2, column, row),
  );
  return allPieces(options).map((piece) => {
    const { column, row } = cellOf(options, piece);
    const outline: Point[] = [];
    walk(outline, level[row]?.[column] ?? []);
    walk(outline, upright[row]?.[column + 1] ?? []);
    walk(outline, level[row + 1]?.[column]?.toReversed() ?? []);
    walk(outline, upright[row]?.[column]?.toReversed() ?? []);
    return outline;
  });
}

/** Appends all points but the last, which is the first of the next line. */
function walk(outline: Point[], line: readonly Point[]): void {
  for (const point of line) if (point !== line.at(-1)) outline.push(point);
}

function table<Entry>(
  rows: number,
  columns: number,
  entry: (row: number, column: number) => Entry,
): readonly (readonly Entry[])[] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => entry(row, column)));
}
