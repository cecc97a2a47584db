import { createStore } from 'zustand';
import { type Point } from '#content/outline.ts';
import { scaleOf, type PictureView, toPicture } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type Drawing, emptyDrawing } from './drawing.ts';
import { createPointer } from './pointer.ts';
import { type Box } from './rules/box.ts';
import { carriedTraits } from './rules/carried-traits.ts';
import { withoutLoneMembers } from './rules/groups.ts';
import {
  type AnySession,
  cancelled,
  type ShapeEditorRules,
  type ShapeEditorState,
  type Step,
  type TraceAct,
  withChosen,
  withTool,
} from './rules/session.ts';
import { nodesOf, redoPenPoint, penAt, movePenBy, penPlace, toggleLastCorner } from './rules/pen-line.ts';
import { withSelection, withToggled } from './rules/multi-selection.ts';
import { visibleIndexes, type Traits } from './rules/shape-traits.ts';
import { type Found } from './rules/trace/found.ts';
import { withAnswer, withPlace, withTaking, withTolerance } from './rules/trace/trace-act.ts';
import { withAllShown, withGrouped, withHidden, withLocked, withUngrouped } from './rules/visibility-and-locks.ts';
import { type CanvasPointing } from './use-canvas-gestures.ts';

/** The state of an editor of shapes, for mouse, touch and keys alike. */
export interface ShapeEditor<Session extends AnySession, Shape> {
  readonly state: ReadonlyStore<ShapeEditorState<Session, Shape>>;
  readonly drawing: ReadonlyStore<Drawing>;
  readonly pointing: CanvasPointing;
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (shapes: readonly Shape[]) => void;
  /** Chooses one shape. Nothing happens if it is hidden. */
  readonly choose: (index: number | undefined) => void;
  /** Chooses one more shape, or no longer chooses it. Others of its group stay as they are. */
  readonly toggle: (index: number) => void;
  readonly chooseAll: (indexes: readonly number[]) => void;
  readonly choosePoint: (point: Session['point']) => void;
  /** Highlights the shape that the mouse is over in the list. */
  readonly hover: (index: number | undefined) => void;
  readonly hide: (indexes: readonly number[], isHidden: boolean) => void;
  readonly lock: (indexes: readonly number[], isLocked: boolean) => void;
  /** Groups shapes, which leave their other groups. Fewer than two stay as they are. */
  readonly group: (indexes: readonly number[]) => void;
  /** Dissolves the groups of shapes. */
  readonly ungroup: (indexes: readonly number[]) => void;
  readonly showAll: () => void;
  readonly setTraits: (traits: Traits) => void;
  /** Returns a text for each shape by which it is recognised. */
  readonly prints: () => readonly string[];
  /** Undoes the last hiding, locking or grouping since the content changed. @returns whether there was one */
  readonly undoVisibility: () => boolean;
  /** @returns whether there was something to redo */
  readonly redoVisibility: () => boolean;
  readonly take: (tool: Session['tool']) => void;
  readonly cancel: () => void;
  readonly close: () => void;
  readonly undoPoint: () => void;
  /** Adds the point of the line again that was removed last. */
  readonly redoPoint: () => void;
  /** Makes the last point of the line smooth, or a corner again. */
  readonly toggleLastCorner: () => void;
  /** Puts the pen on the picture for those who use no pointer: at the end of the line, or in the middle. */
  readonly startPen: () => void;
  readonly movePen: (by: Point) => void;
  /** Sets a corner at the pen. */
  readonly setCorner: () => void;
  readonly setSnapping: (isSnapping: boolean) => void;
  readonly setAdding: (isAdding: boolean) => void;
  /** Taps the middle of the visible part. */
  readonly tapMiddle: () => void;
  readonly setTolerance: (tolerance: number) => void;
  /** Moves the place from which an outline is sought. */
  readonly movePlace: (by: Point) => void;
  /** Shows the answer to a search, unless it has ended or goes on from elsewhere. */
  readonly answer: (act: TraceAct, found: Found) => void;
}

export interface ShapeEditorOptions<Session extends AnySession, Shape, Edit> {
  readonly view: ViewStore<PictureView>;
  readonly session: Session;
  readonly rules: ShapeEditorRules<Session, Shape, Edit>;
  readonly draw: (state: ShapeEditorState<Session, Shape>, roomy: number) => Drawing;
  /** Applies the change that a gesture made. */
  readonly edit: (edit: Edit) => void;
  /** Moves all chosen shapes that are not locked. */
  readonly moveAll: (by: Point) => void;
  /** Returns a text that is the same for the same shape, to recognise it after a change. */
  readonly printOf: (shape: Shape) => string;
}

const noHistory: Readonly<Record<'undo' | 'redo', readonly Traits[]>> = { undo: [], redo: [] };

export function createShapeEditor<Session extends AnySession, Shape, Edit>({
  view,
  session: first,
  rules,
  draw,
  edit,
  moveAll,
  printOf,
}: ShapeEditorOptions<Session, Shape, Edit>): ShapeEditor<Session, Shape> {
  const state = createStore<ShapeEditorState<Session, Shape>>(() => ({
    session: first,
    shapes: [],
    isSnapping: true,
    isAdding: false,
  }));
  const drawing = createStore<Drawing>(() => emptyDrawing);
  let history = noHistory;
  const get = state.getState;
  const pointer = createPointer({ get, setSession, take, rules, view, onKind: redraw });
  view.subscribe(redraw);

  function redraw(): void {
    const { roomy, isForFingers } = pointer.handles();
    drawing.setState({ ...draw(get(), roomy), isForFingers }, true);
  }

  function set(change: Partial<ShapeEditorState<Session, Shape>>): void {
    state.setState(change);
    redraw();
  }

  function setSession(session: Session): void {
    if (session !== get().session) set({ session });
  }

  function take({ session, edit: change, moved }: Step<Session, Edit>): void {
    setSession(session);
    if (change !== undefined) edit(change);
    if (moved !== undefined) moveAll(moved);
  }

  function close(): void {
    const { session, shapes } = get();
    const taking = withTaking(session);
    if (taking === session) take(rules.closed(session, shapes));
    else setSession(taking);
  }

  /** Hides, locks or groups shapes, which can be undone until the content changes. */
  function mark(session: Session): void {
    const { traits } = get().session;
    if (session.traits !== traits) history = { undo: [...history.undo, traits], redo: [] };
    setSession(session);
  }

  function restoreTraits(from: 'undo' | 'redo', to: 'undo' | 'redo'): boolean {
    const { session } = get();
    const traits = history[from].at(-1);
    if (traits === undefined) return false;
    history = { ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], session.traits] };
    setSession({ ...session, traits });
    return true;
  }

  function show(shapes: readonly Shape[]): void {
    const { session, shapes: before } = get();
    history = noHistory;
    set({ shapes, session: { ...session, traits: carriedTraits(session.traits, before, shapes, printOf) } });
  }

  const shown = (indexes: readonly number[]): readonly number[] => visibleIndexes(get().session, indexes);

  return {
    state,
    drawing,
    pointing: pointer.pointing,
    show,
    choose: (index) => {
      if (index === undefined || shown([index]).length > 0) setSession(withChosen(get().session, index));
    },
    toggle: (index) => {
      if (shown([index]).length > 0) setSession(withToggled(get().session, [index]));
    },
    chooseAll: (indexes) => setSession(withSelection(get().session, shown(indexes))),
    choosePoint: (point) => setSession({ ...get().session, point }),
    hover: (hovered) => setSession({ ...get().session, hovered }),
    hide: (indexes, isHidden) => mark(withHidden(get().session, indexes, isHidden)),
    lock: (indexes, isLocked) => mark(withLocked(get().session, indexes, isLocked)),
    group: (indexes) => mark(withGrouped(get().session, indexes)),
    ungroup: (indexes) => mark(withUngrouped(get().session, indexes)),
    showAll: () => mark(withAllShown(get().session)),
    undoVisibility: () => restoreTraits('undo', 'redo'),
    redoVisibility: () => restoreTraits('redo', 'undo'),
    prints: () => get().shapes.map(printOf),
    setTraits: (traits) => setSession({ ...get().session, traits: withoutLoneMembers(traits) }),
    take: (tool) => setSession(withTool(get().session, tool)),
    cancel: () => setSession(cancelled(get().session)),
    close,
    undoPoint: () => setSession(rules.pointUndone(get().session)),
    redoPoint: () => setSession(redoPenPoint(get().session)),
    toggleLastCorner: () => setSession(toggleLastCorner(get().session)),
    startPen: () => {
      const { session } = get();
      setSession(penAt(session, nodesOf(session).at(-1)?.at ?? toPicture(view.getState(), { x: 0, y: 0 })));
    },
    movePen: (by) => setSession(movePenBy(get().session, by)),
    setCorner: () => {
      const at = penPlace(get().session);
      if (at === undefined) return;
      pointer.tapAt(at);
      if (get().session.act?.kind === 'line') setSession(penAt(get().session, at));
    },
    setSnapping: (isSnapping) => set({ isSnapping }),
    setAdding: (isAdding) => set({ isAdding }),
    tapMiddle: () => pointer.tap(toPicture(view.getState(), { x: 0, y: 0 })),
    setTolerance: (tolerance) => setSession(withTolerance(get().session, tolerance)),
    movePlace: (by) => setSession(withPlace(get().session, by)),
    answer: (act, found) => {
      const isAwaited = get().session.act === act && act.isAwaited;
      setSession(withAnswer(get().session, act, found));
      if (isAwaited) close();
    },
  };
}

/** Returns a square in the middle of the visible part, on whole pixels. @param share of the shorter side */
export function squareInMiddle(seen: PictureView, share: number): Box {
  const { frame } = seen.stage;
  const scale = scaleOf(seen);
  const middle = toPicture(seen, { x: 0, y: 0 });
  const { width, height } = seen.size;
  const shorter = Math.min(width, height, frame.width / scale, frame.height / scale);
  const side = Math.max(Math.round(shorter * share), 1);
  return { x: Math.round(middle.x - side / 2), y: Math.round(middle.y - side / 2), width: side, height: side };
}
