import { type Point } from '#content/outline.ts';
import { type FillRule } from '../rules/coverage.ts';
import { type Ring } from '../rules/flatten.ts';
import { type PathSegment } from '#content/svg-path.ts';

/** Whether a point is inside, from the angles that the shape's lines subtend at it. */
export function slowlyCovers(rings: readonly Ring[], point: Point, rule: FillRule): boolean {
  const turns = rings.flatMap((ring) =>
    edgesOf(ring).map(([from, to]) => angleBetween(minus(from, point), minus(to, point))),
  );
  const winding = Math.round(turns.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI));
  return rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
}

/** Returns the distance from a point to the shape's lines, sampled at many points of each. */
export function slowDistance(rings: readonly Ring[], point: Point, looks = 400): number {
  const seen = rings.flatMap((ring) =>
    edgesOf(ring).flatMap(([from, to]) =>
      Array.from({ length: looks + 1 }, (_, look) => between(from, to, look / looks)),
    ),
  );
  return seen.reduce(
    (least, { x, y }) => Math.min(least, Math.hypot(x - point.x, y - point.y)),
    Number.POSITIVE_INFINITY,
  );
}

/** Returns points on a curve (de Casteljau). */
export function pointsAlong(
  from: Point,
  segment: Exclude<PathSegment, { kind: 'close' | 'arc' }>,
  count: number,
): readonly Point[] {
  const frame = [
    from,
    ...('control' in segment ? [segment.control] : 'first' in segment ? [segment.first, segment.second] : []),
    segment.to,
  ];
  return Array.from({ length: count + 1 }, (_, step) => {
    let points = frame;
    while (points.length > 1)
      points = points.slice(1).map((to, index) => between(points[index] ?? to, to, step / count));
    return points[0] ?? from;
  });
}

export function moved(rings: readonly Ring[], by: Point, factor = 1): readonly Ring[] {
  return rings.map((ring) => ring.map(({ x, y }) => ({ x: x * factor + by.x, y: y * factor + by.y })));
}

function edgesOf(ring: Ring): readonly (readonly [Point, Point])[] {
  return ring.map((to, index) => [ring.at(index - 1) ?? to, to]);
}

function angleBetween(one: Point, other: Point): number {
  return Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y);
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}
