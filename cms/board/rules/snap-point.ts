import { type Point } from '#content/outline.ts';
import { boundsOf } from '../../canvas/rules/box.ts';
import { nearestTo, type Touch } from '../../canvas/rules/editing-state.ts';
import { type Guide, snap } from '../../canvas/rules/snap.ts';

/** Snaps to a point of another shape first, so that neighbours share corners; then to a line; then to whole pixels. */
export function snapPoint(at: Point, touch: Touch): { readonly to: Point; readonly guides: readonly Guide[] } {
  const nearest = nearestTo(
    touch.points.map((point) => ({ at: point })),
    at,
    touch.reach,
  );
  if (nearest !== undefined) return { to: nearest.at, guides: [] };
  const { by, guides } = snap({ xs: [at.x], ys: [at.y] }, boundsOf([at]), touch.lines, touch.reach);
  return { to: { x: Math.round(at.x + by.x), y: Math.round(at.y + by.y) }, guides };
}
