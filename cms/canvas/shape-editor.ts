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
  type AnyEditing,
  cancelled,
  type ShapeEditorRules,
  type ShapeEditorState,
  type Step,
  type TraceAct,
  withChosen,
  withTool,
} from './rules/editing-state.ts';
import { nodesOf, redoPenPoint, penAt, movePenBy, penPlace, toggleLastCorner } from './rules/pen-line.ts';
import { withSelection, withToggled } from './rules/multi-selection.ts';
import { visibleIndexes, type Traits } from './rules/shape-traits.ts';
import { type Found } from './rules/trace/found.ts';
import { withAnswer, withPlace, withTaking, withTolerance } from './rules/trace/trace-act.ts';
import { withAllShown, withGrouped, withHidden, withLocked, withUngrouped } from './rules/visibility-and-locks.ts';
import { type CanvasPointing } from './use-canvas-gestures.ts';

/** The state of an editor of shapes, for mouse, touch and keys alike. */
export interface ShapeEditor<Editing extends AnyEditing, Shape> {
  readonly state: ReadonlyStore<ShapeEditorState<Editing, Shape>>;
  readonly drawing: ReadonlyStore<Drawing>;
  readonly pointing: CanvasPointing;
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (shapes: readonly Shape[]) => void;
  /** Chooses one shape. Nothing happens if it is hidden. */
  readonly choose: (index: number | undefined) => void;
  /** Chooses one more shape, or no longer chooses it. Others of its group stay as they are. */
  readonly toggle: (index: number) => void;
  readonly chooseAll: (indexes: readonly number[]) => void;
  readonly choosePoint: (point: Editing['point']) => void;
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
  readonly take: (tool: Editing['tool']) => void;
  readonly cancel: () => void;
  readonly close: () => void;
  readonly undoPoint: () => void;
  /** Adds the point of the line again that was removed last. */
  readonly redoPoint: () => void;
  /** Makes the last point of the line smooth, or a corner again. */
  readonly toggleLastCorner: () => void;
  /** Puts the pen on the picture, for users without a pointer: at the end of the line, or in the middle. */
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
  /** Shows the answer to a search, unless it has ended or continues from elsewhere. */
  readonly answer: (act: TraceAct, found: Found) => void;
}

export interface ShapeEditorOptions<Editing extends AnyEditing, Shape, Edit> {
  readonly view: ViewStore<PictureView>;
  readonly editing: Editing;
  readonly rules: ShapeEditorRules<Editing, Shape, Edit>;
  readonly draw: (state: ShapeEditorState<Editing, Shape>, roomy: number) => Drawing;
  /** Applies the change that a gesture made. */
  readonly edit: (edit: Edit) => void;
  /** Moves all chosen shapes that are not locked. */
  readonly moveAll: (by: Point) => void;
  /** Returns a text that is the same for the same shape, to recognise it after a change. */
  readonly printOf: (shape: Shape) => string;
}

const noHistory: Readonly<Record<'undo' | 'redo', readonly Traits[]>> = { undo: [], redo: [] };

export function createShapeEditor<Editing extends AnyEditing, Shape, Edit>({
  view,
  editing: first,
  rules,
  draw,
  edit,
  moveAll,
  printOf,
}: ShapeEditorOptions<Editing, Shape, Edit>): ShapeEditor<Editing, Shape> {
  const state = createStore<ShapeEditorState<Editing, Shape>>(() => ({
    editing: first,
    shapes: [],
    isSnapping: true,
    isAdding: false,
  }));
  const drawing = createStore<Drawing>(() => emptyDrawing);
  let history = noHistory;
  const get = state.getState;
  const pointer = createPointer({ get, setEditing, take, rules, view, onKind: redraw });
  view.subscribe(redraw);

  function redraw(): void {
    const { roomy, isForFingers } = pointer.handles();
    drawing.setState({ ...draw(get(), roomy), isForFingers }, true);
  }

  function set(change: Partial<ShapeEditorState<Editing, Shape>>): void {
    state.setState(change);
    redraw();
  }

  function setEditing(editing: Editing): void {
    if (editing !== get().editing) set({ editing });
  }

  function take({ editing, edit: change, moved }: Step<Editing, Edit>): void {
    setEditing(editing);
    if (change !== undefined) edit(change);
    if (moved !== undefined) moveAll(moved);
  }

  function close(): void {
    const { editing, shapes } = get();
    const taking = withTaking(editing);
    if (taking === editing) take(rules.closed(editing, shapes));
    else setEditing(taking);
  }

  /** Hides, locks or groups shapes, which can be undone until the content changes. */
  function mark(editing: Editing): void {
    const { traits } = get().editing;
    if (editing.traits !== traits) history = { undo: [...history.undo, traits], redo: [] };
    setEditing(editing);
  }

  function restoreTraits(from: 'undo' | 'redo', to: 'undo' | 'redo'): boolean {
    const { editing } = get();
    const traits = history[from].at(-1);
    if (traits === undefined) return false;
    history = { ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], editing.traits] };
    setEditing({ ...editing, traits });
    return true;
  }

  function show(shapes: readonly Shape[]): void {
    const { editing, shapes: before } = get();
    history = noHistory;
    set({ shapes, editing: { ...editing, traits: carriedTraits(editing.traits, before, shapes, printOf) } });
  }

  const shown = (indexes: readonly number[]): readonly number[] => visibleIndexes(get().editing, indexes);

  return {
    state,
    drawing,
    pointing: pointer.pointing,
    show,
    choose: (index) => {
      if (index === undefined || shown([index]).length > 0) setEditing(withChosen(get().editing, index));
    },
    toggle: (index) => {
      if (shown([index]).length > 0) setEditing(withToggled(get().editing, [index]));
    },
    chooseAll: (indexes) => setEditing(withSelection(get().editing, shown(indexes))),
    choosePoint: (point) => setEditing({ ...get().editing, point }),
    hover: (hovered) => setEditing({ ...get().editing, hovered }),
    hide: (indexes, isHidden) => mark(withHidden(get().editing, indexes, isHidden)),
    lock: (indexes, isLocked) => mark(withLocked(get().editing, indexes, isLocked)),
    group: (indexes) => mark(withGrouped(get().editing, indexes)),
    ungroup: (indexes) => mark(withUngrouped(get().editing, indexes)),
    showAll: () => mark(withAllShown(get().editing)),
    undoVisibility: () => restoreTraits('undo', 'redo'),
    redoVisibility: () => restoreTraits('redo', 'undo'),
    prints: () => get().shapes.map(printOf),
    setTraits: (traits) => setEditing({ ...get().editing, traits: withoutLoneMembers(traits) }),
    take: (tool) => setEditing(withTool(get().editing, tool)),
    cancel: () => setEditing(cancelled(get().editing)),
    close,
    undoPoint: () => setEditing(rules.pointUndone(get().editing)),
    redoPoint: () => setEditing(redoPenPoint(get().editing)),
    toggleLastCorner: () => setEditing(toggleLastCorner(get().editing)),
    startPen: () => {
      const { editing } = get();
      setEditing(penAt(editing, nodesOf(editing).at(-1)?.at ?? toPicture(view.getState(), { x: 0, y: 0 })));
    },
    movePen: (by) => setEditing(movePenBy(get().editing, by)),
    setCorner: () => {
      const at = penPlace(get().editing);
      if (at === undefined) return;
      pointer.tapAt(at);
      if (get().editing.act?.kind === 'line') setEditing(penAt(get().editing, at));
    },
    setSnapping: (isSnapping) => set({ isSnapping }),
    setAdding: (isAdding) => set({ isAdding }),
    tapMiddle: () => pointer.tap(toPicture(view.getState(), { x: 0, y: 0 })),
    setTolerance: (tolerance) => setEditing(withTolerance(get().editing, tolerance)),
    movePlace: (by) => setEditing(withPlace(get().editing, by)),
    answer: (act, found) => {
      const isAwaited = get().editing.act === act && act.isAwaited;
      setEditing(withAnswer(get().editing, act, found));
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
