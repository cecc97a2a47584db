import { type Point } from '#content/outline.ts';
import { type Grip } from './box.ts';
import { nodeAt, type NodeName, withArmAt, withNodeMoved } from './edits.ts';
import {
  atRest,
  cursorOver,
  type DragAct,
  draggedHit,
  type EditingState,
  type ShapePart,
  type Step,
  type Touch,
  withChosen,
} from './editing-state.ts';
import { strokeFrom, strokeOutline, strokeTo } from './freehand.ts';
import { withGroup } from './groups.ts';
import {
  draggedBy,
  dragSelection,
  startMultiDrag,
  unlockedSelection,
  withSelection,
  withToggled,
} from './multi-selection.ts';
import { nextChoice } from './next-choice.ts';
import { partAt } from './parts.ts';
import {
  canClose,
  endsAt,
  movePenTo,
  nodesOf,
  penFrom,
  penReleased,
  penTo,
  undoPenPoint,
  withCorner,
} from './pen-line.ts';
import { type Dragged, type ShapeAdapter } from './shape-adapter.ts';
import { isFree, unlockedIndexes, visibleIndexes } from './shape-traits.ts';
import { snap, snapEdgesOf } from './snap.ts';
import { snappedPoint } from './snapped-point.ts';
import { foundRing, tracedFrom } from './trace/trace-act.ts';

/** A gesture of mouse or touch. Points are pixels of the picture. */
export interface Hand<Look, Shape> {
  readonly adapter: ShapeAdapter<Look, Shape>;
  readonly editing: EditingState<Look>;
  readonly shapes: readonly Shape[];
  readonly at: Point;
  readonly touch: Touch;
}

/** Removes the last point of the line that is being drawn. */
export function pointUndone<Look>(editing: EditingState<Look>): EditingState<Look> {
  return editing.act?.kind === 'trace' ? atRest(editing) : undoPenPoint(editing);
}

export function tapped<Look, Shape>(hand: Hand<Look, Shape>): Step<Look> {
  const { adapter, editing, shapes, at, touch } = hand;
  if (editing.tool !== 'select') return drawnByTap(hand);
  const hits = visibleIndexes(editing, adapter.shapesAt(shapes, at, touch.tolerance));
  const [top] = hits;
  if (touch.keepsShape) return { editing: top === undefined ? editing : withToggled(editing, withGroup(editing, top)) };
  const { index, look, part } = grabbable(hand) ?? {};
  if (part?.kind === 'node') return { editing: { ...editing, point: part.name } };
  if (part?.kind === 'arm') return { editing };
  if (part?.kind !== 'middle' || look === undefined)
    return { editing: withSelection(editing, nextChoice(editing, hits)) };
  const edit = { index, look: adapter.withNodeAfter(look, part.name) };
  return { editing: { ...editing, point: nodeAfter(part.name) }, edit };
}

function drawnByTap<Look, Shape>(hand: Hand<Look, Shape>): Step<Look> {
  const { adapter, editing, shapes, at, touch } = hand;
  const { tool } = editing;
  if (!adapter.canDraw(editing)) return { editing };
  if (tool === 'outline') return { editing: tracedFrom(editing, at) };
  if (tool === 'pen') return penned(hand);
  if (tool !== 'rect' && tool !== 'circle') return { editing };
  const from = { x: Math.round(at.x - touch.roomy), y: Math.round(at.y - touch.roomy) };
  const side = Math.round(touch.roomy * 2);
  const to = { x: from.x + side, y: from.y + side };
  const { now } = adapter.drawn(tool, from, to, { ...touch, points: [], reach: 0, keepsShape: true });
  return adapter.added(editing, shapes, now);
}

/** Starts a drag. @returns undefined if no shape is there, so the drag moves the picture */
export function grabbed<Look, Shape>(hand: Hand<Look, Shape>): EditingState<Look> | undefined {
  const { adapter, editing, at, touch } = hand;
  const { tool } = editing;
  if (tool === 'select') return grabbedShape(hand);
  if (tool === 'outline' || !adapter.canDraw(editing)) return undefined;
  if (tool === 'freehand') return strokeFrom(editing, at);
  const from = snappedPoint(at, touch).to;
  if (tool === 'pen') return penFrom(editing, at, from, touch);
  const { now } = adapter.drawn(tool, from, from, touch);
  return { ...editing, act: { kind: 'draw', form: tool, from, now }, guides: [] };
}

/** Starts to drag a handle of the chosen shape, all chosen shapes, or the one at a place. */
function grabbedShape<Look, Shape>(hand: Hand<Look, Shape>): EditingState<Look> | undefined {
  const { adapter, editing, shapes, at, touch } = hand;
  const grip = grabbable(hand);
  if (grip !== undefined) return withPartHeld(adapter, editing, grip);
  const hits = unlockedIndexes(editing, adapter.shapesAt(shapes, at, touch.tolerance));
  const several = startMultiDrag(editing, hits, (index) => {
    const shape = shapes[index];
    return shape === undefined ? undefined : adapter.boxOf(shape);
  });
  if (several !== undefined) return several;
  const index = draggedHit(hits, editing.chosen);
  const shape = shapes[index ?? -1];
  if (index === undefined || shape === undefined) return undefined;
  const [before, part] = [adapter.lookOf(shape), { kind: 'shape', from: adapter.boxOf(shape) } as const];
  return { ...withChosen(editing, index), act: { kind: 'drag', index, part, before, now: before } };
}

interface Grabbable<Look> {
  readonly index: number;
  readonly look: Look;
  readonly part: ShapePart;
}

/** Several shapes have no handles, and a locked one has none either. */
function grabbable<Look, Shape>({
  adapter,
  editing,
  shapes,
  at,
  touch,
}: Hand<Look, Shape>): Grabbable<Look> | undefined {
  const { chosen: index = -1, others, point } = editing;
  const shape = others.length === 0 && isFree(editing, index) ? shapes[index] : undefined;
  if (shape === undefined) return undefined;
  const look = adapter.lookOf(shape);
  const part = partAt(adapter.partsOf(look, touch.roomy, point), adapter.boxOf(shape), at, touch.grasp);
  return part === undefined ? undefined : { index, look, part };
}

/** A new point is added, and then dragged. */
function withPartHeld<Look, Shape>(
  adapter: ShapeAdapter<Look, Shape>,
  editing: EditingState<Look>,
  { index, look, part }: Grabbable<Look>,
): EditingState<Look> {
  const before = part.kind === 'middle' ? adapter.withNodeAfter(look, part.name) : look;
  const held = part.kind === 'middle' ? ({ ...part, kind: 'node', name: nodeAfter(part.name) } as const) : part;
  const point = held.kind === 'grip' ? editing.point : held.name;
  return { ...editing, point, act: { kind: 'drag', index, part: held, before, now: before }, guides: [] };
}

/** @param by the distance from the start of the drag */
export function dragged<Look, Shape>(
  { adapter, editing, touch }: Pick<Hand<Look, Shape>, 'adapter' | 'editing' | 'touch'>,
  from: Point,
  by: Point,
): EditingState<Look> {
  const { act } = editing;
  const at = plus(from, by);
  if (act?.kind === 'line') return penTo(editing, at, snappedPoint(at, touch).to);
  if (act?.kind === 'several') return dragSelection(editing, by, touch);
  if (act?.kind === 'stroke') return strokeTo(editing, at, touch);
  if (act?.kind === 'draw') {
    // The first corner may have snapped, but the opposite one still ends under the finger.
    const { now, guides } = adapter.drawn(act.form, act.from, at, touch);
    return { ...editing, act: { ...act, now }, guides };
  }
  if (act?.kind !== 'drag') return editing;
  const { now, guides } = draggedLook(adapter, act, by, touch);
  return { ...editing, act: { ...act, now }, guides };
}

/** Returns a shape after a drag of it or of one of its parts. */
export function draggedLook<Look, Shape>(
  adapter: ShapeAdapter<Look, Shape>,
  { part, before }: Pick<DragAct<Look>, 'part' | 'before'>,
  by: Point,
  touch: Touch,
): Dragged<Look> {
  const still = { now: before, guides: [] };
  switch (part.kind) {
    case 'shape': {
      const span = { ...part.from, x: part.from.x + by.x, y: part.from.y + by.y };
      const { by: more, guides } = snap(snapEdgesOf(span), span, touch.lines, touch.reach);
      return { now: adapter.dragged(before, plus(by, more)), guides };
    }
    case 'grip':
      return adapter.resized?.(before, part.grip, by, touch) ?? still;
    case 'node': {
      const from = nodeAt(adapter.linesOf(before), part.name)?.at;
      if (from === undefined) return still;
      const { to, guides } = snappedPoint(plus(from, by), touch);
      const way = { x: to.x - from.x, y: to.y - from.y };
      return { now: adapter.withLines(before, (lines) => withNodeMoved(lines, part.name, way)), guides };
    }
    case 'arm': {
      const to = plus(part.at, by);
      return { ...still, now: adapter.withLines(before, (lines) => withArmAt(lines, part.name, part.arm, to)) };
    }
  }
}

export function dropped<Look, Shape>(hand: Hand<Look, Shape>): Step<Look> {
  const { adapter, editing, shapes, touch } = hand;
  const { act } = editing;
  const rest = atRest(editing);
  if (act?.kind === 'several') return { editing: rest, moved: draggedBy(editing) };
  if (act?.kind === 'draw') return adapter.added(rest, shapes, act.now);
  if (act?.kind === 'stroke') {
    const ring = strokeOutline(editing, touch);
    return ring === undefined ? { editing: rest } : adapter.added(rest, shapes, adapter.stroked(ring));
  }
  if (act?.kind === 'drag') {
    const { index, before, now: look } = act;
    return look === before ? { editing: rest } : { editing: rest, edit: { index, look } };
  }
  if (editing.tool !== 'pen') return { editing: rest };
  const released = penReleased(editing);
  return released === undefined ? penned(hand) : { editing: released };
}

/** Adds a corner to the line that is being drawn, or closes it. */
function penned<Look, Shape>(hand: Hand<Look, Shape>): Step<Look> {
  const { editing, at, touch } = hand;
  const { to } = snappedPoint(at, touch);
  return endsAt(nodesOf(editing), to, touch) ? closedLine(hand) : { editing: withCorner(editing, to) };
}

function closedLine<Look, Shape>({ adapter, editing, shapes }: Closable<Look, Shape>): Step<Look> {
  const nodes = nodesOf(editing);
  const look = canClose(nodes) ? adapter.penned(nodes) : undefined;
  return look === undefined ? { editing } : adapter.added(atRest(editing), shapes, look);
}

/** @param at undefined once the mouse has left the picture */
export function hovered<Look, Shape>(
  { adapter, editing, shapes, touch }: Omit<Hand<Look, Shape>, 'at'>,
  at: Point | undefined,
): EditingState<Look> {
  if (editing.act?.kind === 'line') {
    const snapped = at === undefined ? undefined : snappedPoint(at, touch);
    return { ...movePenTo(editing, snapped?.to), guides: snapped?.guides ?? [] };
  }
  const hits = at === undefined || editing.tool !== 'select' ? [] : adapter.shapesAt(shapes, at, touch.tolerance);
  const [over] = visibleIndexes(editing, hits);
  return over === editing.hovered ? editing : { ...editing, hovered: over };
}

type Closable<Look, Shape> = Pick<Hand<Look, Shape>, 'adapter' | 'editing' | 'shapes'>;

/** Closes the line that is being drawn, unless it has too few points. */
export function closed<Look, Shape>(state: Closable<Look, Shape>): Step<Look> {
  const { adapter, editing, shapes } = state;
  const ring = foundRing(editing);
  if (ring === undefined) return closedLine(state);
  return adapter.added(atRest(editing), shapes, adapter.traced(ring));
}

/** Returns the CSS cursor at a place, which shows what a click would do. */
export function cursorAt<Look, Shape>(hand: Hand<Look, Shape>): string | undefined {
  const { adapter, editing, shapes, at, touch } = hand;
  if (editing.tool !== 'select') return undefined;
  const part = grabbable(hand)?.part;
  if (part?.kind === 'grip') return slanted(part.grip);
  if (part !== undefined) return part.kind === 'middle' ? 'copy' : 'move';
  const hits = visibleIndexes(editing, adapter.shapesAt(shapes, at, touch.tolerance));
  return cursorOver(hits, unlockedSelection(editing));
}

function slanted({ x, y }: Grip): string {
  if (x === 0) return 'ns-resize';
  if (y === 0) return 'ew-resize';
  return x === y ? 'nwse-resize' : 'nesw-resize';
}

function nodeAfter({ contour, node }: NodeName): NodeName {
  return { contour, node: node + 1 };
}

function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}
