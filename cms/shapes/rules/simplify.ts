import { type Point } from '#content/outline.ts';
import { isCrossed } from './crossing.ts';

/**
 * Returns the corners of a closed outline that stay within a distance of it (Ramer-Douglas-Peucker).
 *
 * @param reach the largest distance between the outline and a corner that is left out
 */
export function simplified(ring: readonly Point[], reach: number): readonly Point[] {
  if (ring.length < 4) return ring;
  const one = farthestFrom(ring, 0);
  const other = farthestFrom(ring, one);
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  // From its farthest corner on, so that both halves are open lines.
  const turned = [...ring.slice(from), ...ring.slice(0, from + 1)];
  return simplifiedLine(turned, [0, to - from, ring.length], reach).slice(0, -1);
}

/**
 * Returns a simple outline with few corners: as near to the given one as the number allows, and without sides that
 * cross if another distance avoids that.
 */
export function simplifiedTo(ring: readonly Point[], reach: number, most: number): readonly Point[] {
  let first: readonly Point[] | undefined;
  let now = reach;
  for (let attempt = 0; attempt < attempts; now *= growth) {
    const simple = simplified(ring, now);
    if (simple.length > most) continue;
    first ??= simple;
    if (!isCrossed(simple)) return simple;
    attempt += 1;
  }
  return first ?? ring;
}

const growth = 1.3;
/** To avoid sides that cross. */
const attempts = 5;

function farthestFrom(ring: readonly Point[], index: number): number {
  const from = ring[index];
  let [best, most] = [index, 0];
  for (const [place, at] of ring.entries()) {
    const way = from === undefined ? 0 : squaredWay(from, at);
    if (way <= most) continue;
    [best, most] = [place, way];
  }
  return best;
}

/**
 * Returns the corners of an open line that stay within a distance of it.
 *
 * @param kept indexes of corners that always stay, in order, the first and last among them
 */
export function simplifiedLine(line: readonly Point[], kept: readonly number[], reach: number): readonly Point[] {
  const stays = new Set(kept);
  const open = kept.slice(1).map((to, index): readonly [number, number] => [kept[index] ?? to, to]);
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    const split = farthestBetween(line, from, to, reach);
    if (split === undefined) continue;
    stays.add(split);
    open.push([from, split], [split, to]);
  }
  return line.filter((_, index) => stays.has(index));
}

/** Returns the corner that is farthest from the straight line between two others; undefined if all are near it. */
function farthestBetween(line: readonly Point[], from: number, to: number, reach: number): number | undefined {
  const [start, end] = [line[from], line[to]];
  if (start === undefined || end === undefined) return undefined;
  let best: number | undefined;
  let most = reach ** 2;
  for (let index = from + 1; index < to; index += 1) {
    const at = line[index];
    const way = at === undefined ? 0 : squaredWayToSide(at, start, end);
    if (way <= most) continue;
    [best, most] = [index, way];
  }
  return best;
}

function squaredWayToSide(at: Point, from: Point, to: Point): number {
  const length = squaredWay(from, to);
  const along = (at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y);
  const share = length === 0 ? 0 : Math.min(Math.max(along / length, 0), 1);
  return squaredWay(at, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
}

function squaredWay(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}
