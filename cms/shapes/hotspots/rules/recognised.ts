import { HotspotKind } from '#content/constants.ts';
import { hundredths, type Point, writeOutline } from '#content/outline.ts';
import { type Box, boundsOf } from '../../rules/box.ts';
import { type Contour } from '../../rules/contours.ts';
import { flatRing } from '../../rules/flat-ring.ts';
import { isCurved } from './curve.ts';
import { type PlacedHotspot, withNodes } from './placing.ts';

/** Pixels by which corners may miss those of their box. */
const squareness = 0.02;
/** How far from its ellipse a curve may run, as a share of the shorter radius. Drawing programs stay within a thousandth. */
const roundness = 0.005;

/**
 * Returns the hotspot that a closed line looks like: an upright rectangle, a circle, or else a polygon. Undefined if it
 * encloses nothing.
 */
export function recognised(contour: Contour): PlacedHotspot | undefined {
  const { ring } = flatRing(contour);
  if (ring.length < 3) return undefined;
  const box = boundsOf(ring);
  if (isUpright(ring, box)) return inBox(HotspotKind.rect, box);
  const isBent = contour.every(({ before, behind }) => before !== undefined && behind !== undefined);
  return isBent && isRound(ring, box) ? inBox(HotspotKind.circle, box) : polygonAlong(contour, ring);
}

function inBox(Kind: 'rect' | 'circle', { x, y, width, height }: Box): PlacedHotspot {
  return {
    Kind,
    X: hundredths(x),
    Y: hundredths(y),
    Width: hundredths(width),
    Height: hundredths(height),
    Points: '',
  };
}

/** Whether four sides, each level or upright, lead around their box. */
function isUpright(ring: readonly Point[], { x, y, width, height }: Box): boolean {
  const isCorner = (point: Point): boolean => isOneOf(point.x, [x, x + width]) && isOneOf(point.y, [y, y + height]);
  const isStraight = (point: Point, index: number): boolean => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return isOneOf(next.x, [point.x]) !== isOneOf(next.y, [point.y]);
  };
  return ring.length === 4 && ring.every(isCorner) && ring.every(isStraight);
}

function isOneOf(value: number, others: readonly number[]): boolean {
  return others.some((other) => Math.abs(value - other) <= squareness);
}

function isRound(ring: readonly Point[], { x, y, width, height }: Box): boolean {
  const radii = { x: width / 2, y: height / 2 };
  const off = Math.max(roundness, squareness / Math.min(radii.x, radii.y));
  return ring.every((point) => {
    const far = Math.hypot((point.x - x) / radii.x - 1, (point.y - y) / radii.y - 1);
    return Math.abs(far - 1) <= off;
  });
}

/** Returns the polygon of a closed line; undefined if it encloses nothing. */
export function closedPolygon(nodes: Contour): PlacedHotspot | undefined {
  const { ring } = flatRing(nodes);
  return ring.length < 3 ? undefined : polygonAlong(nodes, ring);
}

/** @param ring the corners along the line */
function polygonAlong(nodes: Contour, ring: readonly Point[]): PlacedHotspot {
  return isCurved(nodes) ? withNodes(polygonOf(ring), nodes) : polygonOf(ring);
}

export function polygonOf(corners: readonly Point[]): PlacedHotspot {
  const { x, y, width, height } = boundsOf(corners);
  return { Kind: HotspotKind.polygon, X: x, Y: y, Width: width, Height: height, Points: writeOutline(corners) };
}
