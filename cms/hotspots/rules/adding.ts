import { HotspotKind } from '#content/constants.ts';
import { type Point, writeOutline } from '#content/outline.ts';
import { boundsOf } from '../../canvas/rules/box.ts';
import { flatRing } from '../../canvas/rules/flat-ring.ts';
import { canClose, endsAt, nodesOf, withCorner } from '../../canvas/rules/pen-line.ts';
import { atRest, type Touch, withChosen } from '../../canvas/rules/editing-state.ts';
import { type HotspotEditing, type Step } from './hotspot-editing.ts';
import { type Contour } from '../../canvas/rules/contours.ts';
import { isCurved } from './curve.ts';
import { type PlacedHotspot, withNodes } from './placing.ts';

/** Adds a hotspot and keeps the tool for the next one. */
export function added(editing: HotspotEditing, hotspot: PlacedHotspot): Step {
  return { editing: withChosen(editing, undefined), edit: { kind: 'add', hotspot } };
}

/** Adds a corner to the line that is being drawn, or closes it. */
export function penned(editing: HotspotEditing, at: Point, touch: Touch): Step {
  return endsAt(nodesOf(editing), at, touch) ? closedPolygon(editing) : { editing: withCorner(editing, at) };
}

/** Adds the line that is being drawn as a polygon, unless it encloses nothing. */
export function closedPolygon(editing: HotspotEditing): Step {
  const nodes = nodesOf(editing);
  const { ring } = canClose(nodes) ? flatRing(nodes) : { ring: [] };
  return ring.length < 3 ? { editing } : added(atRest(editing), polygonAlong(nodes, ring));
}

/** @param ring the corners along the line */
export function polygonAlong(nodes: Contour, ring: readonly Point[]): PlacedHotspot {
  return isCurved(nodes) ? withNodes(polygonOf(ring), nodes) : polygonOf(ring);
}

export function polygonOf(corners: readonly Point[]): PlacedHotspot {
  const { x, y, width, height } = boundsOf(corners);
  return { Kind: HotspotKind.polygon, X: x, Y: y, Width: width, Height: height, Points: writeOutline(corners) };
}
