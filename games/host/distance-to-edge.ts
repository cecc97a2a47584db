import type { Point } from '#content/outline.ts';

/** Returns the distance from a point to the line segment between two others. */
export function distanceToEdge(from: Point, to: Point, point: Point): number {
  return Math.sqrt(squaredDistanceToEdge(from, to, point));
}

/** Returns the square of that distance, for comparing many edges: roots are slow, and Math.hypot is slower. */
export function squaredDistanceToEdge(from: Point, to: Point, { x, y }: Point): number {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const squared = right * right + down * down;
  const along = squared === 0 ? 0 : ((x - from.x) * right + (y - from.y) * down) / squared;
  const nearest = Math.min(Math.max(along, 0), 1);
  const [aside, below] = [x - from.x - nearest * right, y - from.y - nearest * down];
  return aside * aside + below * below;
}
