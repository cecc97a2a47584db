import { HotspotKind } from '#content/constants.ts';
import { type Point, writeOutline } from '#content/outline.ts';
import { boundsOf } from '../../canvas/rules/box.ts';
import { type Contour } from '../../canvas/rules/contours.ts';
import { flatRing } from '../../canvas/rules/flat-ring.ts';
import { isCurved } from './curve.ts';
import { type PlacedHotspot, withNodes } from './placing.ts';

/** Returns the polygon of a closed line; undefined if it encloses nothing. */
export function closedPolygon(nodes: Contour): PlacedHotspot | undefined {
  const { ring } = flatRing(nodes);
  return ring.length < 3 ? undefined : polygonAlong(nodes, ring);
}

/** @param ring the corners along the line */
export function polygonAlong(nodes: Contour, ring: readonly Point[]): PlacedHotspot {
  return isCurved(nodes) ? withNodes(polygonOf(ring), nodes) : polygonOf(ring);
}

export function polygonOf(corners: readonly Point[]): PlacedHotspot {
  const { x, y, width, height } = boundsOf(corners);
  return { Kind: HotspotKind.polygon, X: x, Y: y, Width: width, Height: height, Points: writeOutline(corners) };
}
