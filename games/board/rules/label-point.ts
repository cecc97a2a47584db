import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { boundsOf, covers, distanceToLines, type FillRule, linesAcross, spansAt } from './coverage.ts';
import { type Ring } from './flatten.ts';

/** The position of a label in a shape, and the radius of the largest circle around it that fits inside. */
export interface LabelPoint extends Point {
  readonly room: number;
}

/** A square given by its centre; `best` is the upper bound of the room at any of its points. */
interface Cell extends Point {
  readonly half: number;
  readonly room: number;
  readonly best: number;
}

/** The search ends when no point can improve on the result by this share of the shape's size. */
const precision = 1 / 64;

/**
 * Returns the point of a shape with the most room around it, within the picture (the pole of inaccessibility, as in
 * Mapbox's polylabel: squares that could contain a better point are quartered, the most promising first).
 *
 * @returns undefined if no part of the shape is in the picture
 */
export function labelPoint(rings: readonly Ring[], rule: FillRule, picture: Size): LabelPoint | undefined {
  const bounds = boundsOf(rings);
  const [left, top] = [Math.max(bounds.x, 0), Math.max(bounds.y, 0)];
  const right = Math.min(bounds.x + bounds.width, picture.width);
  const bottom = Math.min(bounds.y + bounds.height, picture.height);
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0)) return undefined;
  const cellAt = (x: number, y: number, half: number): Cell => {
    const room = roomAt(rings, rule, picture, { x, y });
    return { x, y, half, room, best: room + half * Math.SQRT2 };
  };
  // Limits the number of squares for very wide or very tall shapes.
  const step = Math.max(Math.min(width, height), Math.max(width, height) / 32);
  const cells: Cell[] = [];
  for (let x = left; x < right; x += step)
    for (let y = top; y < bottom; y += step) cells.push(cellAt(x + step / 2, y + step / 2, step / 2));
  let found = cellAt(left + width / 2, top + height / 2, 0);
  const enough = Math.max(width, height) * precision;
  for (;;) {
    const cell = takeBest(cells);
    if (cell === undefined || cell.best - found.room <= enough) break;
    if (cell.room > found.room) found = cell;
    const half = cell.half / 2;
    for (const x of [cell.x - half, cell.x + half])
      for (const y of [cell.y - half, cell.y + half]) cells.push(cellAt(x, y, half));
  }
  return found.room > 0 ? { x: found.x, y: found.y, room: found.room } : sliverPoint(rings, rule, picture);
}

/** Returns the distance to the nearest edge of the shape or the picture; negative outside. */
function roomAt(rings: readonly Ring[], rule: FillRule, { width, height }: Size, point: Point): number {
  const { x, y } = point;
  const nearest = distanceToLines(rings, point);
  const room = covers(rings, point, rule) ? nearest : -nearest;
  return Math.min(room, x, y, width - x, height - y);
}

/** For shapes too thin for the search, returns the middle of the widest horizontal section. */
function sliverPoint(rings: readonly Ring[], rule: FillRule, { width, height }: Size): LabelPoint | undefined {
  const spans = linesAcross(rings)
    .filter((y) => y > 0 && y < height)
    .flatMap((y) =>
      spansAt(rings, y, rule).map(([start, end]) => ({ y, left: Math.max(start, 0), right: Math.min(end, width) })),
    )
    .toSorted((one, other) => other.right - other.left - (one.right - one.left));
  return spans
    .map(({ y, left, right }) => ({ x: (left + right) / 2, y, isThere: right > left }))
    .filter(({ isThere, ...point }) => isThere && covers(rings, point, rule))
    .map(({ x, y }) => ({ x, y, room: 0 }))[0];
}

function takeBest(cells: Cell[]): Cell | undefined {
  const best = cells.reduce((best, cell, index) => (cell.best > (cells[best]?.best ?? 0) ? index : best), 0);
  const taken = cells[best];
  const last = cells.pop();
  if (last !== undefined && best < cells.length) cells[best] = last;
  return taken;
}
