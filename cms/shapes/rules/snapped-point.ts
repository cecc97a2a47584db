import { type Point } from '#content/outline.ts';
import { nearestTo, type Touch } from './editing-state.ts';
import { type Guide, snap } from './snap.ts';

/** Snaps to a point first, so that neighbours share corners; then to a line; then to whole pixels. */
export function snappedPoint(
  at: Point,
  { points, lines, reach }: Pick<Touch, 'points' | 'lines' | 'reach'>,
): { readonly to: Point; readonly guides: readonly Guide[] } {
  const candidates = points.map((point) => ({ at: point }));
  const point = nearestTo(candidates, at, reach);
  if (point !== undefined) return { to: point.at, guides: [] };
  const { by, guides } = snap({ xs: [at.x], ys: [at.y] }, { ...at, width: 0, height: 0 }, lines, reach);
  return { to: { x: Math.round(at.x + by.x) + 0, y: Math.round(at.y + by.y) + 0 }, guides };
}
