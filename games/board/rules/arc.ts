import { type Point } from '#content/outline.ts';
import { type ArcSegment } from '#content/svg-path.ts';

/** An arc described by its centre; angles are in radians, clockwise on the screen. */
export interface CentredArc {
  readonly centre: Point;
  readonly radii: Point;
  readonly rotation: number;
  readonly start: number;
  /** The angle from `start` to the end; negative is anticlockwise. */
  readonly sweep: number;
}

/**
 * Converts an arc from endpoint to centre form (SVG 2, appendix B.2.4). Radii that are too small are scaled up.
 *
 * @returns undefined for an arc drawn as a straight line or not at all
 */
export function centredArc(from: Point, { radii, rotation, isLarge, isSweep, to }: ArcSegment): CentredArc | undefined {
  if (radii.x === 0 || radii.y === 0 || (from.x === to.x && from.y === to.y)) return undefined;
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const [x, y] = [cos * half.x + sin * half.y, cos * half.y - sin * half.x];
  // Half of the distance in units of the radii; above 1, the radii are too small.
  const reach = Math.hypot(x / radii.x, y / radii.y);
  const grown = Math.max(reach, 1);
  const [rx, ry] = [radii.x * grown, radii.y * grown];
  const aside = Math.sqrt(Math.max((grown / reach) ** 2 - 1, 0)) * (isLarge === isSweep ? -1 : 1);
  const middle = { x: (aside * rx * y) / ry, y: (-aside * ry * x) / rx };
  const start = Math.atan2((y - middle.y) / ry, (x - middle.x) / rx);
  const end = Math.atan2((-y - middle.y) / ry, (-x - middle.x) / rx);
  const round = 2 * Math.PI;
  const forward = (((end - start) % round) + round) % round;
  return {
    centre: {
      x: cos * middle.x - sin * middle.y + (from.x + to.x) / 2,
      y: sin * middle.x + cos * middle.y + (from.y + to.y) / 2,
    },
    radii: { x: rx, y: ry },
    rotation: turn,
    start,
    sweep: isSweep ? forward : forward - round,
  };
}

/** @param angle measured like the arc's own angles */
export function pointOnArc({ centre, radii, rotation }: CentredArc, angle: number): Point {
  const [x, y] = [radii.x * Math.cos(angle), radii.y * Math.sin(angle)];
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return { x: centre.x + cos * x - sin * y, y: centre.y + sin * x + cos * y };
}
