import { createRandom } from '#engine/play/random.ts';
import { type Ring } from '#games/board/rules/flatten.ts';
import { type Box, boundsOf } from '../../../rules/box.ts';
import { cellsIn } from './voronoi.ts';
import { hundredths, type Point } from '#content/outline.ts';

export const partForms = ['rectangles', 'hexagons', 'cells'] as const;

export type PartForm = (typeof partForms)[number];

/** How an area is divided. Only cells have a count and a seed, only the others have rows and columns. */
export interface Division {
  readonly form: PartForm;
  readonly rows: number;
  readonly columns: number;
  readonly count: number;
  /** Another seed gives other cells. */
  readonly seed: number;
}

export const mostLines = 40;
export const mostCells = 200;

/** The smallest side of a part, in pixels of the picture. */
const leastSide = 6;

/** Returns the parts of a box, in reading order; undefined if they would be too small to see. */
export function divided(box: Box, { form, rows, columns, count, seed }: Division): readonly Ring[] | undefined {
  const { width, height } = box;
  if (width <= 0 || height <= 0) return undefined;
  const least =
    form === 'cells'
      ? Math.min(width, height, Math.sqrt((width * height) / count))
      : Math.min(width / columns, height / rows);
  if (least < leastSide) return undefined;
  switch (form) {
    case 'rectangles':
      return rectanglesIn(box, rows, columns);
    case 'hexagons':
      return hexagonsIn(box, rows, columns);
    case 'cells':
      return inReadingOrder(cellsIn(box, count, createRandom(seed)));
  }
}

/** Returns the rows and columns that make at least this many parts, as square as possible and with few left over. */
export function evenRows(
  { width, height }: Pick<Box, 'width' | 'height'>,
  count: number,
): Pick<Division, 'rows' | 'columns'> {
  let best = { rows: mostLines, columns: mostLines };
  let least = Number.POSITIVE_INFINITY;
  for (let columns = 1; columns <= Math.min(count, mostLines); columns += 1) {
    const rows = Math.ceil(count / columns);
    if (rows > mostLines) continue;
    const slenderness = Math.abs(Math.log((width * rows) / (height * columns)));
    const waste = (rows * columns - count) / count;
    if (slenderness + waste >= least) continue;
    least = slenderness + waste;
    best = { rows, columns };
  }
  return best;
}

/** Sorts outlines into lines from top to bottom, and each line from left to right. */
function inReadingOrder(rings: readonly Ring[]): readonly Ring[] {
  const places = rings.map((ring) => {
    const { x, y, width, height } = boundsOf(ring);
    return { ring, x: x + width / 2, y: y + height / 2, height };
  });
  const lines: (typeof places)[] = [];
  for (const place of places.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line === undefined || first === undefined || place.y - first.y > first.height / 2) lines.push([place]);
    else line.push(place);
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.x - other.x).map(({ ring }) => ring));
}

/** Divides a box into rectangles of equal size, row by row. */
function rectanglesIn({ x, y, width, height }: Box, rows: number, columns: number): readonly Ring[] {
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

/** How far the corners of a hexagon reach into the next row, as a share of a row's height. */
const tip = 1 / 6;

/**
 * Divides a box into hexagons, row by row, stretched so that they fill it. Every other row is shifted by half a
 * hexagon, so those at the sides are a quarter wider or narrower; the upper and lower edges are straight.
 */
function hexagonsIn(box: Box, rows: number, columns: number): readonly Ring[] {
  const lines = Array.from({ length: rows + 1 }, (_, line) => lineBetween(box, rows, columns, line));
  return lines.slice(1).flatMap((below, row) => {
    const above = lines[row] ?? below;
    return Array.from({ length: columns }, (_, column): Ring => {
      const [from, to] = [sideOf(row, column, columns), sideOf(row, column + 1, columns)];
      return [...part(above, from, to, row === 0), ...part(below, from, to, row === rows - 1).toReversed()];
    });
  });
}

/** Returns the zigzag above a row, from the left edge of the box to its right one. */
function lineBetween({ x, y, width, height }: Box, rows: number, columns: number, line: number): readonly Point[] {
  const step = width / columns / 2;
  const level = y + (height * line) / rows;
  const isStraight = line === 0 || line === rows;
  const inner = Array.from({ length: columns * 2 }, (_, corner) => {
    const way = (corner + line) % 2 === 0 ? -1 : 1;
    return { x: x + step * (corner + 0.5), y: isStraight ? level : level + (way * height * tip) / rows };
  });
  return [{ x, y: level }, ...inner, { x: x + width, y: level }].map((at) => ({
    x: hundredths(at.x),
    y: hundredths(at.y),
  }));
}

/** Returns the corner of the zigzag at which a hexagon begins. */
function sideOf(row: number, column: number, columns: number): number {
  if (column === 0) return 0;
  return column === columns ? columns * 2 + 1 : column * 2 + (row % 2);
}

function part(line: readonly Point[], from: number, to: number, isStraight: boolean): readonly Point[] {
  const corners = line.slice(from, to + 1);
  return isStraight ? [...corners.slice(0, 1), ...corners.slice(-1)] : corners;
}
