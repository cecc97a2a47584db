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
} from '../../canvas/rules/session.ts';
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
import { snap, snapLines, snapEdgesOf } from '../../canvas/rules/snap.ts';
import { foundRing, tracedFrom } from '../../canvas/rules/trace/trace-act.ts';
import { type BoardEdit, type BoardSession, type BoardStep, type Dragging } from './board-session.ts';
import { canDraw, contoursIn, formed } from './chosen-contours.ts';
import { movedBy, type NodeName, withArmAt, withNodeAfter, withNodeMoved } from '../../canvas/rules/edits.ts';
import { formBetween, straight } from './forms.ts';
import { partAt } from './parts.ts';
import { closedLine, penned } from './pen.ts';
import { type StationShape, shapesAt } from './station-shapes.ts';
import { smoothContour } from './smooth-contour.ts';
import { snapPoint } from './snap-point.ts';

/** How the shapes of a board react to mouse and touch. */
export const boardRules: ShapeEditorRules<BoardSession, StationShape, BoardEdit> = {
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

function tapped(session: BoardSession, shapes: readonly StationShape[], at: Point, touch: Touch): BoardStep {
  if (session.tool === 'pen') return penned(session, shapes, snapPoint(at, touch).to, touch);
  if (session.tool === 'outline') return { session: canDraw(session) ? tracedFrom(session, at) : session };
  if (session.tool === 'freehand') return { session };
  if (session.tool !== 'select') {
    const from = { x: Math.round(at.x - touch.roomy), y: Math.round(at.y - touch.roomy) };
    const side = Math.round(touch.roomy * 2);
    return formed(session, shapes, formBetween(session.tool, from, { x: from.x + side, y: from.y + side }));
  }
  const hits = visibleIndexes(session, shapesAt(shapes, at, touch.tolerance));
  const [top] = hits;
  if (touch.keepsShape) return { session: top === undefined ? session : withToggled(session, withGroup(session, top)) };
  const contours = contoursIn(session, shapes);
  const part = partAt(session, contours, at, touch);
  if (part?.kind === 'node') return { session: { ...session, point: part.name } };
  if (part?.kind === 'middle')
    return { session: { ...session, point: nextNodeName(part.name) }, edit: withNodeAfter(contours, part.name) };
  if (part?.kind === 'arm') return { session };
  return { session: withSelection(session, nextChoice(session, hits)) };
}

function grabbed(
  session: BoardSession,
  shapes: readonly StationShape[],
  at: Point,
  touch: Touch,
): BoardSession | undefined {
  if (session.tool === 'outline') return undefined;
  if (session.tool === 'freehand') return canDraw(session) ? strokeFrom(session, at) : undefined;
  if (session.tool === 'pen') {
    return canDraw(session) ? penFrom(session, at, snapPoint(at, touch).to, touch) : undefined;
  }
  if (session.tool !== 'select') {
    if (!canDraw(session)) return undefined;
    const { to: start } = snapPoint(at, touch);
    const act = {
      kind: 'draw',
      form: session.tool,
      from: start,
      now: formBetween(session.tool, start, start),
    } as const;
    return { ...session, act, guides: [] };
  }
  const contours = contoursIn(session, shapes);
  const part = partAt(session, contours, at, touch);
  if (part !== undefined && session.chosen !== undefined) {
    const begun = part.kind === 'middle' ? withNodeAfter(contours, part.name) : contours;
    const name = part.kind === 'middle' ? nextNodeName(part.name) : part.name;
    const dragging: Dragging =
      part.kind === 'arm' ? { kind: 'arm', name, arm: part.arm, at: part.at } : { kind: 'node', name, at: part.at };
    return {
      ...session,
      point: name,
      act: { kind: 'drag', place: session.chosen, dragging, before: begun, now: begun },
    };
  }
  const hits = unlockedIndexes(session, shapesAt(shapes, at, touch.tolerance));
  const several = startMultiDrag(session, hits, (index) => shapes[index]?.bounds);
  if (several !== undefined) return several;
  const place = draggedHit(hits, session.chosen);
  const shape = place === undefined ? undefined : shapes[place];
  if (place === undefined || shape === undefined) return undefined;
  const { contours: before, bounds } = shape;
  const act = { kind: 'drag', place, dragging: { kind: 'shape', from: bounds }, before, now: before } as const;
  return { ...withChosen(session, place), act };
}

function dragged(session: BoardSession, from: Point, by: Point, touch: Touch): BoardSession {
  const { act } = session;
  if (act?.kind === 'line') {
    const at = { x: from.x + by.x, y: from.y + by.y };
    return penTo(session, at, snapPoint(at, touch).to);
  }
  if (act?.kind === 'several') return dragSelection(session, by, touch);
  if (act?.kind === 'stroke') return strokeTo(session, { x: from.x + by.x, y: from.y + by.y }, touch);
  if (act?.kind === 'draw') {
    const { to, guides } = snapPoint({ x: from.x + by.x, y: from.y + by.y }, touch);
    return { ...session, act: { ...act, now: formBetween(act.form, act.from, to, touch.keepsShape) }, guides };
  }
  if (act?.kind !== 'drag') return session;
  const { dragging, before } = act;
  switch (dragging.kind) {
    case 'shape': {
      const span = { ...dragging.from, x: dragging.from.x + by.x, y: dragging.from.y + by.y };
      const snapped = snap(snapEdgesOf(span), span, touch.lines, touch.reach);
      const now = movedBy(before, { x: by.x + snapped.by.x, y: by.y + snapped.by.y });
      return { ...session, act: { ...act, now }, guides: snapped.guides };
    }
    case 'node': {
      const { to, guides } = snapPoint({ x: dragging.at.x + by.x, y: dragging.at.y + by.y }, touch);
      const way = { x: to.x - dragging.at.x, y: to.y - dragging.at.y };
      return { ...session, act: { ...act, now: withNodeMoved(before, dragging.name, way) }, guides };
    }
    case 'arm': {
      const to = { x: dragging.at.x + by.x, y: dragging.at.y + by.y };
      return { ...session, act: { ...act, now: withArmAt(before, dragging.name, dragging.arm, to) } };
    }
  }
}

function dropped(session: BoardSession, shapes: readonly StationShape[], at: Point, touch: Touch): BoardStep {
  const { act } = session;
  if (act?.kind === 'drag') {
    const rest = atRest(session);
    return act.now === act.before ? { session: rest } : { session: rest, edit: act.now };
  }
  if (act?.kind === 'several') return { session: atRest(session), moved: draggedBy(session) };
  if (act?.kind === 'draw') return formed(atRest(session), shapes, act.now);
  if (act?.kind === 'stroke') {
    const ring = strokeOutline(session, touch);
    const rest = atRest(session);
    return ring === undefined ? { session: rest } : formed(rest, shapes, smoothContour(ring));
  }
  const released = penReleased(session);
  if (released !== undefined) return { session: released };
  return session.tool === 'pen' ? penned(session, shapes, snapPoint(at, touch).to, touch) : { session };
}

function hovered(
  session: BoardSession,
  shapes: readonly StationShape[],
  at: Point | undefined,
  touch: Touch,
): BoardSession {
  if (session.act?.kind === 'line') {
    const snapped = at === undefined ? undefined : snapPoint(at, touch);
    return { ...movePenTo(session, snapped?.to), guides: snapped?.guides ?? [] };
  }
  const over =
    at === undefined || session.tool !== 'select'
      ? undefined
      : visibleIndexes(session, shapesAt(shapes, at, touch.tolerance))[0];
  return over === session.hovered ? session : { ...session, hovered: over };
}

function closed(session: BoardSession, shapes: readonly StationShape[]): BoardStep {
  const ring = foundRing(session);
  return ring === undefined ? closedLine(session, shapes) : formed(atRest(session), shapes, straight(ring));
}

function pointUndone(session: BoardSession): BoardSession {
  return session.act?.kind === 'trace' ? atRest(session) : undoPenPoint(session);
}

function cursorAt(session: BoardSession, shapes: readonly StationShape[], at: Point, touch: Touch): string | undefined {
  if (session.tool !== 'select') return undefined;
  const part = partAt(session, contoursIn(session, shapes), at, touch);
  if (part !== undefined) return part.kind === 'middle' ? 'copy' : 'move';
  return cursorOver(visibleIndexes(session, shapesAt(shapes, at, touch.tolerance)), unlockedSelection(session));
}

/** The picture, the other shapes and their points, and the points of the line that is being drawn. */
function snapTargetsFor(session: BoardSession, shapes: readonly StationShape[], picture: Size): SnapTargets {
  const { act } = session;
  const all = selectedIndexes(session);
  const others = visibleIndexes(session, [...shapes.keys()]).flatMap((index) => {
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
