import { type Point } from '#content/outline.ts';
import { type PathSegment } from '#content/svg-path.ts';

/** Returns an ellipse, which starts at its left. */
export function roundPath({ x, y }: Point, radii: Point): readonly PathSegment[] {
  const half = (to: Point): PathSegment => ({ kind: 'arc', radii, rotation: 0, isLarge: false, isSweep: true, to });
  const left = { x: x - radii.x, y };
  return [{ kind: 'move', to: left }, half({ x: x + radii.x, y }), half(left), { kind: 'close' }];
}

/** Returns a closed line of straight sides; no segments without a corner. */
export function linesThrough([first, ...others]: readonly Point[]): readonly PathSegment[] {
  if (first === undefined) return [];
  return [{ kind: 'move', to: first }, ...others.map((to): PathSegment => ({ kind: 'line', to })), { kind: 'close' }];
}
