import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { signedArea, withoutRepeats } from '../ring.ts';
import { simplified, simplifiedTo } from '../simplify.ts';
import { smoothed } from '../freehand.ts';
import { flood, type Pixels } from './flood.ts';
import { type Found } from '../editing-state.ts';
import { outerContour } from './outer-contour.ts';

export interface TraceOptions {
  /** A place of the picture, in its pixels. */
  readonly at: Point;
  /** How far colours may differ, from 0 to 100. */
  readonly tolerance: number;
  readonly picture: Size;
}

/** Corners of an outline: enough for a coat of arms, and few enough to move by hand. */
const mostCorners = 60;
/** The largest distance between an outline and the edge of its region, in pixels of the copy. */
const reach = 1.25;
/** Rounds of smoothing, for a fringe of about five pixels of the copy. */
const fringe = 24;
/** The smallest region, in pixels of the copy. */
const leastCount = 16;
/** The share of the picture from which an outline is that of the picture itself. */
const nearlyAll = 0.97;

/**
 * Returns the outline of the region of like colour around a place, in whole pixels of the picture.
 *
 * @param pixels a copy of the picture, which may be smaller
 */
export function traced(pixels: Pixels, { at, tolerance, picture }: TraceOptions): Found {
  const [across, down] = [picture.width / pixels.width, picture.height / pixels.height];
  const from = { x: placeIn(at.x / across, pixels.width), y: placeIn(at.y / down, pixels.height) };
  const region = flood(pixels, from, tolerance);
  if (region.count < leastCount) return { kind: 'refused', reason: 'speck' };
  const contour = outerContour(region);
  if (signedArea(contour) >= pixels.width * pixels.height * nearlyAll) return { kind: 'refused', reason: 'everything' };
  const ring = withoutRepeats(
    cornersOf(contour).map(({ x, y }) => ({ x: Math.round(x * across), y: Math.round(y * down) })),
  );
  if (ring.length < 3 || signedArea(ring) <= 0) return { kind: 'refused', reason: 'speck' };
  return { kind: 'outline', ring };
}

/** A frayed contour has more corners than anybody can move; its fringe is smoothed before the rest is left out. */
function cornersOf(contour: readonly Point[]): readonly Point[] {
  const corners = simplified(contour, reach);
  return corners.length <= mostCorners
    ? corners
    : simplifiedTo(smoothed(contour, stepOf(contour), fringe), reach, mostCorners);
}

/** Coarser for the longest contours, which would take seconds. */
function stepOf(contour: readonly Point[]): number {
  return Math.max(contour.length / 10_000, 1);
}

function placeIn(at: number, length: number): number {
  return Math.min(Math.max(Math.floor(at), 0), length - 1);
}
