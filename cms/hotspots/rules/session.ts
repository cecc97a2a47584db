import { HotspotKind } from '#content/constants.ts';
import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Grip } from '../../canvas/rules/box.ts';
import { strokeFrom, strokeOutline, strokeTo } from '../../canvas/rules/freehand.ts';
import { withGroup } from '../../canvas/rules/groups.ts';
import { atRest, cursorOver, type ShapeEditorRules, type SnapTargets, type Touch } from '../../canvas/rules/session.ts';
import { selectedIndexes, draggedBy, unlockedSelection, dragSelection, withSelection, withToggled } from '../../canvas/rules/multi-selection.ts';
import { nextChoice } from '../../canvas/rules/next-choice.ts';
import { undoPenPoint, penFrom, movePenTo, penReleased, penTo } from '../../canvas/rules/pen-line.ts';
import { visibleIndexes } from '../../canvas/rules/shape-traits.ts';
import { snapLines } from '../../canvas/rules/snap.ts';
import { foundRing, tracedFrom } from '../../canvas/rules/trace/trace-act.ts';
import { added, closedPolygon, penned, polygonOf } from './adding.ts';
import { dragged, drawn, snappedPoint } from './dragging.ts';
import { grabbablePart, grabbedHotspot } from './grabs.ts';
import { shownHotspotsAt } from './hits.ts';
import { type Edit, type Session, type Step } from './hotspot-session.ts';
import { boxOf, cornersOf, type PlacedHotspot, withCornerAfter } from './placing.ts';

/** How hotspots react to mouse and touch. */
export const hotspotRules: ShapeEditorRules<Session, PlacedHotspot, Edit> = {
  tapped,
  grabbed,
  dragged: draggedTo,
  dropped,
  hovered,
  cursorAt,
  closed,
  pointUndone,
  snapTargetsFor,
};

function tapped(session: Session, hotspots: readonly PlacedHotspot[], at: Point, touch: Touch): Step {
  const { tool, chosen } = session;
  if (tool === 'outline') return { session: tracedFrom(session, at) };
  if (tool === 'freehand') return { session };
  if (tool === 'pen') return penned(session, snappedPoint(at, touch).to, touch);
  if (tool !== 'select') {
    const by = { x: touch.roomy * 2, y: touch.roomy * 2 };
    const from = { x: at.x - by.x / 2, y: at.y - by.y / 2 };
    const { now } = drawn(tool, { x: Math.round(from.x), y: Math.round(from.y) }, by, {
      ...touch,
      reach: 0,
      keepsShape: true,
    });
    return added(session, now);
  }
  const hits = shownHotspotsAt(session, hotspots, at, touch.tolerance);
  const [top] = hits;
  if (touch.keepsShape) return { session: top === undefined ? session : withToggled(session, withGroup(session, top)) };
  const part = grabbablePart(session, hotspots, at, touch);
  const current = chosen === undefined ? undefined : hotspots[chosen];
  if (part?.kind === 'corner') return { session: { ...session, point: part.corner } };
  if (part?.kind === 'arm') return { session };
  if (part?.kind === 'side' && current !== undefined && chosen !== undefined) {
    const { hotspot, corner } = withCornerAfter(current, part.corner);
    return { session: { ...session, point: corner }, edit: { kind: 'place', index: chosen, hotspot } };
  }
  return { session: withSelection(session, nextChoice(session, hits)) };
}

function grabbed(session: Session, hotspots: readonly PlacedHotspot[], at: Point, touch: Touch): Session | undefined {
  const { tool } = session;
  if (tool === 'outline') return undefined;
  if (tool === 'freehand') return strokeFrom(session, at);
  if (tool === HotspotKind.rect || tool === HotspotKind.circle) {
    const from = snappedPoint(at, touch).to;
    const { now } = drawn(tool, from, { x: 0, y: 0 }, touch);
    return { ...session, act: { kind: 'draw', shape: tool, from, now }, guides: [] };
  }
  if (tool === 'pen') return penFrom(session, at, snappedPoint(at, touch).to, touch);
  return grabbedHotspot(session, hotspots, at, touch);
}

function draggedTo(session: Session, from: Point, by: Point, touch: Touch): Session {
  const { act } = session;
  if (act?.kind === 'drag') {
    const { now, guides } = dragged(act.dragging, by, touch);
    return { ...session, act: { ...act, now }, guides };
  }
  if (act?.kind === 'several') return dragSelection(session, by, touch);
  if (act?.kind === 'stroke') return strokeTo(session, { x: from.x + by.x, y: from.y + by.y }, touch);
  if (act?.kind === 'draw') {
    // The first corner may have snapped, but the opposite one still ends under the finger.
    const way = { x: from.x + by.x - act.from.x, y: from.y + by.y - act.from.y };
    const { now, guides } = drawn(act.shape, act.from, way, touch);
    return { ...session, act: { ...act, now }, guides };
  }
  if (act?.kind === 'line') {
    const at = { x: from.x + by.x, y: from.y + by.y };
    return penTo(session, at, snappedPoint(at, touch).to);
  }
  return session;
}

function dropped(session: Session, _: readonly PlacedHotspot[], at: Point, touch: Touch): Step {
  const { act } = session;
  const rest = atRest(session);
  if (act?.kind === 'several') return { session: rest, moved: draggedBy(session) };
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
  if (session.tool !== 'pen') return { session: rest };
  const released = penReleased(session);
  return released === undefined ? penned(session, snappedPoint(at, touch).to, touch) : { session: released };
}

function hovered(session: Session, hotspots: readonly PlacedHotspot[], at: Point | undefined, touch: Touch): Session {
  if (session.act?.kind === 'line') {
    const snapped = at === undefined ? undefined : snappedPoint(at, touch);
    return { ...movePenTo(session, snapped?.to), guides: snapped?.guides ?? [] };
  }
  const over =
    at === undefined || session.tool !== 'select'
      ? undefined
      : shownHotspotsAt(session, hotspots, at, touch.tolerance)[0];
  return over === session.hovered ? session : { ...session, hovered: over };
}

function closed(session: Session): Step {
  const ring = foundRing(session);
  return ring === undefined ? closedPolygon(session) : added(atRest(session), polygonOf(ring));
}

function pointUndone(session: Session): Session {
  return session.act?.kind === 'trace' ? atRest(session) : undoPenPoint(session);
}

function cursorAt(session: Session, hotspots: readonly PlacedHotspot[], at: Point, touch: Touch): string | undefined {
  if (session.tool !== 'select') return undefined;
  const part = grabbablePart(session, hotspots, at, touch);
  if (part?.kind === 'grip') return part.grip.x === 0 ? 'ns-resize' : slanted(part.grip);
  if (part !== undefined) return part.kind === 'side' ? 'copy' : 'move';
  return cursorOver(shownHotspotsAt(session, hotspots, at, touch.tolerance), unlockedSelection(session));
}

/** The picture, the other hotspots, and a polygon's other corners. */
function snapTargetsFor(session: Session, hotspots: readonly PlacedHotspot[], picture: Size): SnapTargets {
  const { act } = session;
  const dragging = act?.kind === 'drag' ? act.dragging : undefined;
  const moving = dragging === undefined && act?.kind !== 'several' ? [] : selectedIndexes(session);
  const others = visibleIndexes(session, [...hotspots.keys()]).flatMap((index) =>
    moving.includes(index) ? [] : (hotspots[index] ?? []),
  );
  const corners = dragging?.kind === 'corner' ? (cornersOf(dragging.before) ?? []) : [];
  const own = corners.filter((_, corner) => dragging?.kind === 'corner' && corner !== dragging.corner);
  return { lines: snapLines(picture, others.map(boxOf), own), points: [] };
}

function slanted({ x, y }: Grip): string {
  if (y === 0) return 'ew-resize';
  return x === y ? 'nwse-resize' : 'nesw-resize';
}
