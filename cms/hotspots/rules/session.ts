import { HotspotKind } from '#content/constants.ts';
import { type Point, writeOutline } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { boundsOf, type Grip } from '../../canvas/rules/box.ts';
import {
  atRest,
  type CanvasSession,
  cursorOver,
  type DeskRules,
  type DeskState as StateOf,
  distance,
  draggedHit,
  nextHit,
  type Step as StepOf,
  type Sticky,
  type Touch,
  withChosen,
} from '../../canvas/rules/session.ts';
import { strokeFrom, strokeOutline, strokeTo } from '../../canvas/rules/freehand.ts';
import { snapLines } from '../../canvas/rules/snap.ts';
import { foundRing, tracedFrom } from '../../canvas/rules/trace/trace-act.ts';
import { dragged, type Dragging, drawn, snappedPoint } from './dragging.ts';
import { type Hotspot } from './list.ts';
import { hotspotsAt, partAt, partsOf } from './hits.ts';
import { boxOf, cornersOf, type PlacedHotspot, withCornerAfter, withCorners } from './placing.ts';

/** The current gesture, which is not in the content yet. */
type Act =
  | { readonly kind: 'drag'; readonly index: number; readonly dragging: Dragging; readonly now: PlacedHotspot }
  | { readonly kind: 'draw'; readonly shape: 'rect' | 'circle'; readonly from: Point; readonly now: PlacedHotspot }
  /** A polygon, corner by corner; `next` follows the mouse. */
  | { readonly kind: 'line'; readonly corners: readonly Point[]; readonly next: Point | undefined };

/** A point is a corner of the chosen polygon. */
export type Session = CanvasSession<PlacedHotspot['Kind'], number, Act>;

export type DeskState = StateOf<Session, Hotspot>;

/** The change that a gesture makes to the content. */
export type Edit =
  | { readonly kind: 'add'; readonly hotspot: PlacedHotspot }
  | { readonly kind: 'place'; readonly index: number; readonly hotspot: PlacedHotspot };

type Step = StepOf<Session, Edit>;

/** How hotspots react to mouse and touch. */
export const hotspotRules: DeskRules<Session, PlacedHotspot, Edit> = {
  tapped,
  grabbed,
  dragged: draggedTo,
  dropped,
  hovered,
  cursorAt,
  closed,
  takenBack,
  stickyFor,
};

function tapped(session: Session, hotspots: readonly PlacedHotspot[], at: Point, touch: Touch): Step {
  const { tool, chosen } = session;
  if (tool === 'outline') return { session: tracedFrom(session, at) };
  if (tool === 'freehand') return { session };
  if (tool === HotspotKind.polygon) return withNextCorner(session, snappedPoint(at, touch).to, touch);
  if (tool !== 'select') {
    const by = { x: touch.roomy * 2, y: touch.roomy * 2 };
    const from = { x: at.x - by.x / 2, y: at.y - by.y / 2 };
    const { now } = drawn(tool, rounded(from), by, { ...touch, reach: 0, keepsShape: true });
    return added(session, now);
  }
  const current = chosen === undefined ? undefined : hotspots[chosen];
  const part = current === undefined ? undefined : partAt(current, partsOf(current, touch.roomy), at, touch.grasp);
  if (part?.kind === 'corner') return { session: { ...session, point: part.corner } };
  if (part?.kind === 'side' && current !== undefined && chosen !== undefined) {
    const { hotspot, corner } = withCornerAfter(current, part.corner);
    return { session: { ...session, point: corner }, edit: { kind: 'place', index: chosen, hotspot } };
  }
  return { session: withChosen(session, nextHit(hotspotsAt(hotspots, at, touch.tolerance), chosen)) };
}

function grabbed(session: Session, hotspots: readonly PlacedHotspot[], at: Point, touch: Touch): Session | undefined {
  const { tool, chosen } = session;
  if (tool === 'outline') return undefined;
  if (tool === 'freehand') return strokeFrom(session, at);
  if (tool === HotspotKind.rect || tool === HotspotKind.circle) {
    const from = snappedPoint(at, touch).to;
    const { now } = drawn(tool, from, { x: 0, y: 0 }, touch);
    return { ...session, act: { kind: 'draw', shape: tool, from, now }, guides: [] };
  }
  if (tool === HotspotKind.polygon) return session;
  const current = chosen === undefined ? undefined : hotspots[chosen];
  if (current !== undefined && chosen !== undefined) {
    const dragging = handleAt(current, at, touch);
    if (dragging !== undefined) return withDrag(session, chosen, dragging);
  }
  const hits = hotspotsAt(hotspots, at, touch.tolerance);
  const index = draggedHit(hits, chosen);
  const before = index === undefined ? undefined : hotspots[index];
  if (index === undefined || before === undefined) return undefined;
  return withDrag({ ...session, point: undefined }, index, { kind: 'move', before });
}

function draggedTo(session: Session, from: Point, by: Point, touch: Touch): Session {
  const { act } = session;
  if (act?.kind === 'drag') {
    const { now, guides } = dragged(act.dragging, by, touch);
    return { ...session, act: { ...act, now }, guides };
  }
  if (act?.kind === 'stroke') return strokeTo(session, { x: from.x + by.x, y: from.y + by.y }, touch);
  if (act?.kind === 'draw') {
    // The first corner may have snapped, but the opposite one still ends under the finger.
    const way = { x: from.x + by.x - act.from.x, y: from.y + by.y - act.from.y };
    const { now, guides } = drawn(act.shape, act.from, way, touch);
    return { ...session, act: { ...act, now }, guides };
  }
  return session.tool === HotspotKind.polygon
    ? hovered(session, [], { x: from.x + by.x, y: from.y + by.y }, touch)
    : session;
}

function dropped(session: Session, _: readonly PlacedHotspot[], at: Point, touch: Touch): Step {
  const { act } = session;
  const rest = atRest(session);
  if (act?.kind === 'draw') return added(rest, act.now);
  if (act?.kind === 'stroke') {
    const ring = strokeOutline(session, touch);
    return ring === undefined ? { session: rest } : added(rest, polygonOf(ring));
  }
  if (act?.kind === 'drag') {
    const { index, now } = act;
    return now === act.dragging.before
      ? { session: rest }
      : { session: rest, edit: { kind: 'place', index, hotspot: now } };
  }
  return session.tool === HotspotKind.polygon
    ? withNextCorner(session, snappedPoint(at, touch).to, touch)
    : { session: rest };
}

function hovered(session: Session, hotspots: readonly PlacedHotspot[], at: Point | undefined, touch: Touch): Session {
  if (session.act?.kind === 'line') {
    const snapped = at === undefined ? undefined : snappedPoint(at, touch);
    return { ...session, act: { ...session.act, next: snapped?.to }, guides: snapped?.guides ?? [] };
  }
  const over = at === undefined || session.tool !== 'select' ? undefined : hotspotsAt(hotspots, at, touch.tolerance)[0];
  return over === session.hovered ? session : { ...session, hovered: over };
}

function closed(session: Session): Step {
  const { act } = session;
  const ring = foundRing(session);
  if (ring !== undefined) return added(atRest(session), polygonOf(ring));
  if (act?.kind !== 'line' || act.corners.length < 3) return { session };
  return added(atRest(session), polygonOf(act.corners));
}

function takenBack(session: Session): Session {
  const { act } = session;
  if (act?.kind === 'trace') return atRest(session);
  if (act?.kind !== 'line') return session;
  const corners = act.corners.slice(0, -1);
  return { ...session, act: corners.length === 0 ? undefined : { ...act, corners } };
}

function cursorAt(
  { tool, chosen }: Session,
  hotspots: readonly PlacedHotspot[],
  at: Point,
  touch: Touch,
): string | undefined {
  if (tool !== 'select') return undefined;
  const current = chosen === undefined ? undefined : hotspots[chosen];
  const part = current === undefined ? undefined : partAt(current, partsOf(current, touch.roomy), at, touch.grasp);
  if (part?.kind === 'grip') return part.grip.x === 0 ? 'ns-resize' : slanted(part.grip);
  if (part !== undefined) return part.kind === 'side' ? 'copy' : 'move';
  return cursorOver(hotspotsAt(hotspots, at, touch.tolerance), chosen);
}

/** The picture, the other hotspots, and a polygon's other corners. */
function stickyFor({ chosen, act }: Session, hotspots: readonly PlacedHotspot[], picture: Size): Sticky {
  const dragging = act?.kind === 'drag' ? act.dragging : undefined;
  const others = hotspots.filter((_, index) => dragging === undefined || index !== chosen);
  const corners = dragging?.kind === 'corner' ? (cornersOf(dragging.before) ?? []) : [];
  const own = corners.filter((_, corner) => dragging?.kind === 'corner' && corner !== dragging.corner);
  return { lines: snapLines(picture, others.map(boxOf), own), points: [] };
}

/** The chosen hotspot, as the current gesture shows it. */
export function seenHotspot(session: Session, hotspots: readonly PlacedHotspot[]): PlacedHotspot | undefined {
  const { act, chosen } = session;
  if (act?.kind === 'drag' || act?.kind === 'draw') return act.now;
  return chosen === undefined ? undefined : hotspots[chosen];
}

function slanted({ x, y }: Grip): string {
  if (y === 0) return 'ew-resize';
  return x === y ? 'nwse-resize' : 'nesw-resize';
}

function handleAt(current: PlacedHotspot, at: Point, touch: Touch): Dragging | undefined {
  const part = partAt(current, partsOf(current, touch.roomy), at, touch.grasp);
  switch (part?.kind) {
    case undefined:
      return undefined;
    case 'grip':
      return { kind: 'resize', before: current, grip: part.grip };
    case 'corner':
      return { kind: 'corner', before: current, corner: part.corner };
    case 'side': {
      const corners = cornersOf(current) ?? [];
      const before = withCorners(current, corners.toSpliced(part.corner + 1, 0, rounded(part.at)));
      return { kind: 'corner', before, corner: part.corner + 1 };
    }
  }
}

function withDrag(session: Session, index: number, dragging: Dragging): Session {
  const point = dragging.kind === 'corner' ? dragging.corner : session.point;
  return {
    ...session,
    chosen: index,
    point,
    act: { kind: 'drag', index, dragging, now: dragging.before },
    guides: [],
  };
}

function withNextCorner(session: Session, at: Point, touch: Touch): Step {
  const corners = session.act?.kind === 'line' ? session.act.corners : [];
  const [first] = corners;
  const last = corners.at(-1);
  if (first !== undefined && corners.length > 2 && distance(first, at) <= touch.grasp) return closed(session);
  // A double click ends the line, as in many programs.
  if (last !== undefined && distance(last, at) < 1) return closed(session);
  return { session: { ...session, act: { kind: 'line', corners: [...corners, at], next: undefined }, guides: [] } };
}

/** Adds a hotspot and keeps the tool for the next one. */
function added(session: Session, hotspot: PlacedHotspot): Step {
  return { session: withChosen(session, undefined), edit: { kind: 'add', hotspot } };
}

function polygonOf(corners: readonly Point[]): PlacedHotspot {
  const { x, y, width, height } = boundsOf(corners);
  return { Kind: HotspotKind.polygon, X: x, Y: y, Width: width, Height: height, Points: writeOutline(corners) };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
