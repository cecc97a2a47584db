import { HotspotKind } from '#content/constants.ts';
import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Grip } from '../../canvas/rules/box.ts';
import { strokeFrom, strokeOutline, strokeTo } from '../../canvas/rules/freehand.ts';
import { withGroup } from '../../canvas/rules/groups.ts';
import {
  atRest,
  cursorOver,
  type ShapeEditorRules,
  type SnapTargets,
  type Touch,
} from '../../canvas/rules/editing-state.ts';
import {
  selectedIndexes,
  draggedBy,
  unlockedSelection,
  dragSelection,
  withSelection,
  withToggled,
} from '../../canvas/rules/multi-selection.ts';
import { nextChoice } from '../../canvas/rules/next-choice.ts';
import { undoPenPoint, penFrom, movePenTo, penReleased, penTo } from '../../canvas/rules/pen-line.ts';
import { visibleIndexes } from '../../canvas/rules/shape-traits.ts';
import { snapLines } from '../../canvas/rules/snap.ts';
import { foundRing, tracedFrom } from '../../canvas/rules/trace/trace-act.ts';
import { added, closedPolygon, penned, polygonOf } from './adding.ts';
import { dragged, drawn, snappedPoint } from './dragging.ts';
import { grabbablePart, grabbedHotspot } from './grabs.ts';
import { shownHotspotsAt } from './hits.ts';
import { type Edit, type HotspotEditing, type Step } from './hotspot-editing.ts';
import { boxOf, cornersOf, type PlacedHotspot, withCornerAfter } from './placing.ts';

/** How hotspots react to mouse and touch. */
export const hotspotRules: ShapeEditorRules<HotspotEditing, PlacedHotspot, Edit> = {
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

function tapped(editing: HotspotEditing, hotspots: readonly PlacedHotspot[], at: Point, touch: Touch): Step {
  const { tool, chosen } = editing;
  if (tool === 'outline') return { editing: tracedFrom(editing, at) };
  if (tool === 'freehand') return { editing };
  if (tool === 'pen') return penned(editing, snappedPoint(at, touch).to, touch);
  if (tool !== 'select') {
    const by = { x: touch.roomy * 2, y: touch.roomy * 2 };
    const from = { x: at.x - by.x / 2, y: at.y - by.y / 2 };
    const { now } = drawn(tool, { x: Math.round(from.x), y: Math.round(from.y) }, by, {
      ...touch,
      reach: 0,
      keepsShape: true,
    });
    return added(editing, now);
  }
  const hits = shownHotspotsAt(editing, hotspots, at, touch.tolerance);
  const [top] = hits;
  if (touch.keepsShape) return { editing: top === undefined ? editing : withToggled(editing, withGroup(editing, top)) };
  const part = grabbablePart(editing, hotspots, at, touch);
  const current = chosen === undefined ? undefined : hotspots[chosen];
  if (part?.kind === 'corner') return { editing: { ...editing, point: part.corner } };
  if (part?.kind === 'arm') return { editing };
  if (part?.kind === 'side' && current !== undefined && chosen !== undefined) {
    const { hotspot, corner } = withCornerAfter(current, part.corner);
    return { editing: { ...editing, point: corner }, edit: { kind: 'place', index: chosen, hotspot } };
  }
  return { editing: withSelection(editing, nextChoice(editing, hits)) };
}

function grabbed(
  editing: HotspotEditing,
  hotspots: readonly PlacedHotspot[],
  at: Point,
  touch: Touch,
): HotspotEditing | undefined {
  const { tool } = editing;
  if (tool === 'outline') return undefined;
  if (tool === 'freehand') return strokeFrom(editing, at);
  if (tool === HotspotKind.rect || tool === HotspotKind.circle) {
    const from = snappedPoint(at, touch).to;
    const { now } = drawn(tool, from, { x: 0, y: 0 }, touch);
    return { ...editing, act: { kind: 'draw', shape: tool, from, now }, guides: [] };
  }
  if (tool === 'pen') return penFrom(editing, at, snappedPoint(at, touch).to, touch);
  return grabbedHotspot(editing, hotspots, at, touch);
}

function draggedTo(editing: HotspotEditing, from: Point, by: Point, touch: Touch): HotspotEditing {
  const { act } = editing;
  if (act?.kind === 'drag') {
    const { now, guides } = dragged(act.dragging, by, touch);
    return { ...editing, act: { ...act, now }, guides };
  }
  if (act?.kind === 'several') return dragSelection(editing, by, touch);
  if (act?.kind === 'stroke') return strokeTo(editing, { x: from.x + by.x, y: from.y + by.y }, touch);
  if (act?.kind === 'draw') {
    // The first corner may have snapped, but the opposite one still ends under the finger.
    const way = { x: from.x + by.x - act.from.x, y: from.y + by.y - act.from.y };
    const { now, guides } = drawn(act.shape, act.from, way, touch);
    return { ...editing, act: { ...act, now }, guides };
  }
  if (act?.kind === 'line') {
    const at = { x: from.x + by.x, y: from.y + by.y };
    return penTo(editing, at, snappedPoint(at, touch).to);
  }
  return editing;
}

function dropped(editing: HotspotEditing, _: readonly PlacedHotspot[], at: Point, touch: Touch): Step {
  const { act } = editing;
  const rest = atRest(editing);
  if (act?.kind === 'several') return { editing: rest, moved: draggedBy(editing) };
  if (act?.kind === 'draw') return added(rest, act.now);
  if (act?.kind === 'stroke') {
    const ring = strokeOutline(editing, touch);
    return ring === undefined ? { editing: rest } : added(rest, polygonOf(ring));
  }
  if (act?.kind === 'drag') {
    const { index, now } = act;
    return now === act.dragging.before
      ? { editing: rest }
      : { editing: rest, edit: { kind: 'place', index, hotspot: now } };
  }
  if (editing.tool !== 'pen') return { editing: rest };
  const released = penReleased(editing);
  return released === undefined ? penned(editing, snappedPoint(at, touch).to, touch) : { editing: released };
}

function hovered(
  editing: HotspotEditing,
  hotspots: readonly PlacedHotspot[],
  at: Point | undefined,
  touch: Touch,
): HotspotEditing {
  if (editing.act?.kind === 'line') {
    const snapped = at === undefined ? undefined : snappedPoint(at, touch);
    return { ...movePenTo(editing, snapped?.to), guides: snapped?.guides ?? [] };
  }
  const over =
    at === undefined || editing.tool !== 'select'
      ? undefined
      : shownHotspotsAt(editing, hotspots, at, touch.tolerance)[0];
  return over === editing.hovered ? editing : { ...editing, hovered: over };
}

function closed(editing: HotspotEditing): Step {
  const ring = foundRing(editing);
  return ring === undefined ? closedPolygon(editing) : added(atRest(editing), polygonOf(ring));
}

function pointUndone(editing: HotspotEditing): HotspotEditing {
  return editing.act?.kind === 'trace' ? atRest(editing) : undoPenPoint(editing);
}

function cursorAt(
  editing: HotspotEditing,
  hotspots: readonly PlacedHotspot[],
  at: Point,
  touch: Touch,
): string | undefined {
  if (editing.tool !== 'select') return undefined;
  const part = grabbablePart(editing, hotspots, at, touch);
  if (part?.kind === 'grip') return part.grip.x === 0 ? 'ns-resize' : slanted(part.grip);
  if (part !== undefined) return part.kind === 'side' ? 'copy' : 'move';
  return cursorOver(shownHotspotsAt(editing, hotspots, at, touch.tolerance), unlockedSelection(editing));
}

/** The picture, the other hotspots, and a polygon's other corners. */
function snapTargetsFor(editing: HotspotEditing, hotspots: readonly PlacedHotspot[], picture: Size): SnapTargets {
  const { act } = editing;
  const dragging = act?.kind === 'drag' ? act.dragging : undefined;
  const moving = dragging === undefined && act?.kind !== 'several' ? [] : selectedIndexes(editing);
  const others = visibleIndexes(editing, [...hotspots.keys()]).flatMap((index) =>
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
