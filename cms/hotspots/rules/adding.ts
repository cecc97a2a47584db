import { HotspotKind } from '#content/constants.ts';
import { type Point, writeOutline } from '#content/outline.ts';
import { boundsOf } from '../../canvas/rules/box.ts';
import { atRest, distance, type Touch, withChosen } from '../../canvas/rules/session.ts';
import { type Session, type Step } from './hotspot-session.ts';
import { type PlacedHotspot } from './placing.ts';

/** Adds a hotspot and keeps the tool for the next one. */
export function added(session: Session, hotspot: PlacedHotspot): Step {
  return { session: withChosen(session, undefined), edit: { kind: 'add', hotspot } };
}

/** Adds a corner to the polygon that is being drawn, or closes it. */
export function withNextCorner(session: Session, at: Point, touch: Touch): Step {
  const corners = session.act?.kind === 'line' ? session.act.corners : [];
  const [first] = corners;
  const last = corners.at(-1);
  if (first !== undefined && corners.length > 2 && distance(first, at) <= touch.grasp) return closedPolygon(session);
  // A double click ends the line, as in many programs.
  if (last !== undefined && distance(last, at) < 1) return closedPolygon(session);
  return { session: { ...session, act: { kind: 'line', corners: [...corners, at], next: undefined }, guides: [] } };
}

/** Adds the polygon that is being drawn, unless it has too few corners. */
export function closedPolygon(session: Session): Step {
  const { act } = session;
  if (act?.kind !== 'line' || act.corners.length < 3) return { session };
  return added(atRest(session), polygonOf(act.corners));
}

export function polygonOf(corners: readonly Point[]): PlacedHotspot {
  const { x, y, width, height } = boundsOf(corners);
  return { Kind: HotspotKind.polygon, X: x, Y: y, Width: width, Height: height, Points: writeOutline(corners) };
}
