import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import {
  atRest,
  cursorOver,
  type ShapeEditorRules,
  draggedHit,
  type SnapTargets,
  type Touch,
  withChosen,
  nearestTo,
} from '../../canvas/rules/editing-state.ts';
import { strokeFrom, strokeOutline, strokeTo } from '../../canvas/rules/freehand.ts';
import { withGroup } from '../../canvas/rules/groups.ts';
import {
  selectedIndexes,
  draggedBy,
  unlockedSelection,
  dragSelection,
  startMultiDrag,
  withSelection,
  withToggled,
} from '../../canvas/rules/multi-selection.ts';
import { nextChoice } from '../../canvas/rules/next-choice.ts';
import { undoPenPoint, penFrom, movePenTo, penReleased, penTo } from '../../canvas/rules/pen-line.ts';
import { unlockedIndexes, visibleIndexes } from '../../canvas/rules/shape-traits.ts';
import { snap, snapLines, snapEdgesOf, type Guide } from '../../canvas/rules/snap.ts';
import { foundRing, tracedFrom } from '../../canvas/rules/trace/trace-act.ts';
import { type BoardEdit, type BoardEditing, type BoardStep, type Dragging } from './board-editing.ts';
import { canDraw, contoursIn, formed } from './chosen-contours.ts';
import { movedBy, type NodeName, withArmAt, withNodeAfter, withNodeMoved } from '../../canvas/rules/edits.ts';
import { formBetween, straight } from './forms.ts';
import { partAt } from './parts.ts';
import { closedLine, penned } from './pen.ts';
import { type StationShape, shapesAt } from './station-shapes.ts';
import { smoothContour } from './smooth-contour.ts';
import { boundsOf } from '../../canvas/rules/box.ts';

/** How the shapes of a board react to mouse and touch. */
export const boardRules: ShapeEditorRules<BoardEditing, StationShape, BoardEdit> = {
  tapped,
  grabbed,
  dragged,
  dropped,
  hovered,
  cursorAt,
  closed,
  pointUndone,
  snapTargetsFor,
};

function tapped(editing: BoardEditing, shapes: readonly StationShape[], at: Point, touch: Touch): BoardStep {
  if (editing.tool === 'pen') return penned(editing, shapes, snapPoint(at, touch).to, touch);
  if (editing.tool === 'outline') return { editing: canDraw(editing) ? tracedFrom(editing, at) : editing };
  if (editing.tool === 'freehand') return { editing };
  if (editing.tool !== 'select') {
    const from = { x: Math.round(at.x - touch.roomy), y: Math.round(at.y - touch.roomy) };
    const side = Math.round(touch.roomy * 2);
    return formed(editing, shapes, formBetween(editing.tool, from, { x: from.x + side, y: from.y + side }));
  }
  const hits = visibleIndexes(editing, shapesAt(shapes, at, touch.tolerance));
  const [top] = hits;
  if (touch.keepsShape) return { editing: top === undefined ? editing : withToggled(editing, withGroup(editing, top)) };
  const contours = contoursIn(editing, shapes);
  const part = partAt(editing, contours, at, touch);
  if (part?.kind === 'node') return { editing: { ...editing, point: part.name } };
  if (part?.kind === 'middle')
    return { editing: { ...editing, point: nextNodeName(part.name) }, edit: withNodeAfter(contours, part.name) };
  if (part?.kind === 'arm') return { editing };
  return { editing: withSelection(editing, nextChoice(editing, hits)) };
}

function grabbed(
  editing: BoardEditing,
  shapes: readonly StationShape[],
  at: Point,
  touch: Touch,
): BoardEditing | undefined {
  if (editing.tool === 'outline') return undefined;
  if (editing.tool === 'freehand') return canDraw(editing) ? strokeFrom(editing, at) : undefined;
  if (editing.tool === 'pen') {
    return canDraw(editing) ? penFrom(editing, at, snapPoint(at, touch).to, touch) : undefined;
  }
  if (editing.tool !== 'select') {
    if (!canDraw(editing)) return undefined;
    const { to: start } = snapPoint(at, touch);
    const act = {
      kind: 'draw',
      form: editing.tool,
      from: start,
      now: formBetween(editing.tool, start, start),
    } as const;
    return { ...editing, act, guides: [] };
  }
  const contours = contoursIn(editing, shapes);
  const part = partAt(editing, contours, at, touch);
  if (part !== undefined && editing.chosen !== undefined) {
    const begun = part.kind === 'middle' ? withNodeAfter(contours, part.name) : contours;
    const name = part.kind === 'middle' ? nextNodeName(part.name) : part.name;
    const dragging: Dragging =
      part.kind === 'arm' ? { kind: 'arm', name, arm: part.arm, at: part.at } : { kind: 'node', name, at: part.at };
    return {
      ...editing,
      point: name,
      act: { kind: 'drag', place: editing.chosen, dragging, before: begun, now: begun },
    };
  }
  const hits = unlockedIndexes(editing, shapesAt(shapes, at, touch.tolerance));
  const several = startMultiDrag(editing, hits, (index) => shapes[index]?.bounds);
  if (several !== undefined) return several;
  const place = draggedHit(hits, editing.chosen);
  const shape = place === undefined ? undefined : shapes[place];
  if (place === undefined || shape === undefined) return undefined;
  const { contours: before, bounds } = shape;
  const act = { kind: 'drag', place, dragging: { kind: 'shape', from: bounds }, before, now: before } as const;
  return { ...withChosen(editing, place), act };
}

function dragged(editing: BoardEditing, from: Point, by: Point, touch: Touch): BoardEditing {
  const { act } = editing;
  if (act?.kind === 'line') {
    const at = { x: from.x + by.x, y: from.y + by.y };
    return penTo(editing, at, snapPoint(at, touch).to);
  }
  if (act?.kind === 'several') return dragSelection(editing, by, touch);
  if (act?.kind === 'stroke') return strokeTo(editing, { x: from.x + by.x, y: from.y + by.y }, touch);
  if (act?.kind === 'draw') {
    const { to, guides } = snapPoint({ x: from.x + by.x, y: from.y + by.y }, touch);
    return { ...editing, act: { ...act, now: formBetween(act.form, act.from, to, touch.keepsShape) }, guides };
  }
  if (act?.kind !== 'drag') return editing;
  const { dragging, before } = act;
  switch (dragging.kind) {
    case 'shape': {
      const span = { ...dragging.from, x: dragging.from.x + by.x, y: dragging.from.y + by.y };
      const snapped = snap(snapEdgesOf(span), span, touch.lines, touch.reach);
      const now = movedBy(before, { x: by.x + snapped.by.x, y: by.y + snapped.by.y });
      return { ...editing, act: { ...act, now }, guides: snapped.guides };
    }
    case 'node': {
      const { to, guides } = snapPoint({ x: dragging.at.x + by.x, y: dragging.at.y + by.y }, touch);
      const way = { x: to.x - dragging.at.x, y: to.y - dragging.at.y };
      return { ...editing, act: { ...act, now: withNodeMoved(before, dragging.name, way) }, guides };
    }
    case 'arm': {
      const to = { x: dragging.at.x + by.x, y: dragging.at.y + by.y };
      return { ...editing, act: { ...act, now: withArmAt(before, dragging.name, dragging.arm, to) } };
    }
  }
}

function dropped(editing: BoardEditing, shapes: readonly StationShape[], at: Point, touch: Touch): BoardStep {
  const { act } = editing;
  if (act?.kind === 'drag') {
    const rest = atRest(editing);
    return act.now === act.before ? { editing: rest } : { editing: rest, edit: act.now };
  }
  if (act?.kind === 'several') return { editing: atRest(editing), moved: draggedBy(editing) };
  if (act?.kind === 'draw') return formed(atRest(editing), shapes, act.now);
  if (act?.kind === 'stroke') {
    const ring = strokeOutline(editing, touch);
    const rest = atRest(editing);
    return ring === undefined ? { editing: rest } : formed(rest, shapes, smoothContour(ring));
  }
  const released = penReleased(editing);
  if (released !== undefined) return { editing: released };
  return editing.tool === 'pen' ? penned(editing, shapes, snapPoint(at, touch).to, touch) : { editing };
}

function hovered(
  editing: BoardEditing,
  shapes: readonly StationShape[],
  at: Point | undefined,
  touch: Touch,
): BoardEditing {
  if (editing.act?.kind === 'line') {
    const snapped = at === undefined ? undefined : snapPoint(at, touch);
    return { ...movePenTo(editing, snapped?.to), guides: snapped?.guides ?? [] };
  }
  const over =
    at === undefined || editing.tool !== 'select'
      ? undefined
      : visibleIndexes(editing, shapesAt(shapes, at, touch.tolerance))[0];
  return over === editing.hovered ? editing : { ...editing, hovered: over };
}

function closed(editing: BoardEditing, shapes: readonly StationShape[]): BoardStep {
  const ring = foundRing(editing);
  return ring === undefined ? closedLine(editing, shapes) : formed(atRest(editing), shapes, straight(ring));
}

function pointUndone(editing: BoardEditing): BoardEditing {
  return editing.act?.kind === 'trace' ? atRest(editing) : undoPenPoint(editing);
}

function cursorAt(editing: BoardEditing, shapes: readonly StationShape[], at: Point, touch: Touch): string | undefined {
  if (editing.tool !== 'select') return undefined;
  const part = partAt(editing, contoursIn(editing, shapes), at, touch);
  if (part !== undefined) return part.kind === 'middle' ? 'copy' : 'move';
  return cursorOver(visibleIndexes(editing, shapesAt(shapes, at, touch.tolerance)), unlockedSelection(editing));
}

/** The picture, the other shapes and their points, and the points of the line that is being drawn. */
function snapTargetsFor(editing: BoardEditing, shapes: readonly StationShape[], picture: Size): SnapTargets {
  const { act } = editing;
  const all = selectedIndexes(editing);
  const others = visibleIndexes(editing, [...shapes.keys()]).flatMap((index) => {
    const shape = shapes[index];
    return shape === undefined || all.includes(index) || shape.rings.length === 0 ? [] : [shape];
  });
  const own = act?.kind === 'line' ? act.nodes.map(({ at }) => at) : [];
  return {
    lines: snapLines(
      picture,
      others.map(({ bounds }) => bounds),
      own,
    ),
    points: others.flatMap(({ contours }) => contours.flat().map(({ at }) => at)),
  };
}

function nextNodeName({ contour, node }: NodeName): NodeName {
  return { contour, node: node + 1 };
}

/** Snaps to a point of another shape first, so that neighbours share corners; then to a line; then to whole pixels. */
function snapPoint(at: Point, touch: Touch): { readonly to: Point; readonly guides: readonly Guide[] } {
  const nearest = nearestTo(
    touch.points.map((point) => ({ at: point })),
    at,
    touch.reach,
  );
  if (nearest !== undefined) return { to: nearest.at, guides: [] };
  const { by, guides } = snap({ xs: [at.x], ys: [at.y] }, boundsOf([at]), touch.lines, touch.reach);
  return { to: { x: Math.round(at.x + by.x), y: Math.round(at.y + by.y) }, guides };
}
