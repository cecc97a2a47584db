import { createStore } from 'zustand';
import { type Point } from '#content/outline.ts';
import { type CopiedShape, type CopiedShapes } from '#contract/copied-shapes.ts';
import { scaleOf, type PictureView, toPicture } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { type Drawing, emptyDrawing } from '../canvas/drawing.ts';
import { createPointer } from './pointer.ts';
import { type Arrangement } from '../rules/arrange.ts';
import { type Box } from '../rules/box.ts';
import { carriedTraits } from '../rules/carried-traits.ts';
import { arrangedLooks, type Looks, movedLooks } from '../rules/chosen-looks.ts';
import { nodeAt, type NodeName, withCornerTurned, withNodeMoved } from '../rules/edits.ts';
import { withoutLoneMembers } from '../rules/groups.ts';
import {
  cancelled,
  type EditingState,
  freshEditing,
  type ShapeEditorState,
  type Step,
  type TraceAct,
  withChosen,
  withTool,
  type Found,
} from '../rules/editing-state.ts';
import { nodesOf, redoPenPoint, penAt, movePenBy, penPlace, toggleLastCorner } from '../rules/pen-line.ts';
import {
  withSelection,
  withToggled,
  withAllShown,
  withGrouped,
  withHidden,
  withLocked,
  withUngrouped,
} from '../rules/multi-selection.ts';
import { type ShapeAdapter } from '../rules/shape-adapter.ts';
import { closed, pointUndone } from '../rules/gestures.ts';
import { isFree, visibleIndexes, type Traits } from '../rules/shape-traits.ts';
import { withAnswer, withPlace, withTaking, withTolerance } from '../rules/trace/trace-act.ts';
import { type CanvasPointing } from '../canvas/use-canvas-gestures.ts';

/** The state of an editor of shapes, for mouse, touch and keys alike. */
export interface ShapeEditor<Look, Shape> {
  readonly state: ReadonlyStore<ShapeEditorState<Look, Shape>>;
  readonly drawing: ReadonlyStore<Drawing>;
  readonly pointing: CanvasPointing;
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (shapes: readonly Shape[]) => void;
  /** Chooses one shape. Nothing happens if it is hidden. */
  readonly choose: (index: number | undefined) => void;
  /** Chooses one more shape, or no longer chooses it. Others of its group stay as they are. */
  readonly toggle: (index: number) => void;
  readonly chooseAll: (indexes: readonly number[]) => void;
  /** Moves the chosen point, or the chosen shapes if there is none. Locked ones stay. */
  readonly nudge: (by: Point) => void;
  /** Adds a point after the chosen one. */
  readonly addPoint: () => void;
  /** Makes the chosen point smooth, or turns it back into a corner. */
  readonly toggleCorner: () => void;
  /** @returns whether a point was chosen, which now is gone unless it had to stay */
  readonly removePoint: () => boolean;
  readonly arrange: (arrangement: Arrangement) => void;
  readonly choosePoint: (point: NodeName | undefined) => void;
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
  readonly take: (tool: EditingState<unknown>['tool']) => void;
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

/** An editor of any shapes. */
export type AnyShapeEditor = Omit<ShapeEditor<unknown, unknown>, 'show'>;

/** The editor of one kind of shape. @template Given its content */
export interface KindEditor<Look, Shape, Given> extends Omit<ShapeEditor<Look, Shape>, 'show'> {
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (given: Given) => void;
  /** Removes the chosen point, or the chosen shapes that are not locked. @returns the indexes of removed shapes */
  readonly remove: () => readonly number[];
  /** Returns the chosen shapes as they go to the clipboard. */
  readonly copied: () => readonly CopiedShape[];
  /** Adds shapes from the clipboard, and chooses them. @returns their number */
  readonly paste: (copied: CopiedShapes) => number;
}

export interface ShapeEditorOptions<Look, Shape> {
  readonly view: ViewStore<PictureView>;
  readonly adapter: ShapeAdapter<Look, Shape>;
  readonly draw: (state: ShapeEditorState<Look, Shape>, roomy: number) => Drawing;
  /** Applies the change that a gesture made. */
  readonly edit: (edit: Required<Step<Look>>['edit']) => void;
  /** Changes shapes. @param step edits with the same step in quick succession are undone together */
  readonly put: (looks: Looks<Look>, step?: string) => void;
}

const noHistory: Readonly<Record<'undo' | 'redo', readonly Traits[]>> = { undo: [], redo: [] };

export function createShapeEditor<Look, Shape>({
  view,
  adapter,
  draw,
  edit,
  put,
}: ShapeEditorOptions<Look, Shape>): ShapeEditor<Look, Shape> {
  const state = createStore<ShapeEditorState<Look, Shape>>(() => ({
    editing: freshEditing,
    shapes: [],
    isSnapping: true,
    isAdding: false,
  }));
  const drawing = createStore<Drawing>(() => emptyDrawing);
  let history = noHistory;
  const get = state.getState;
  const pointer = createPointer({ get, setEditing, take, adapter, view, onKind: redraw });
  view.subscribe(redraw);

  function redraw(): void {
    const { roomy, isForFingers } = pointer.handles();
    drawing.setState({ ...draw(get(), roomy), isForFingers }, true);
  }

  function set(change: Partial<ShapeEditorState<Look, Shape>>): void {
    state.setState(change);
    redraw();
  }

  function setEditing(editing: EditingState<Look>): void {
    if (editing !== get().editing) set({ editing });
  }

  function take({ editing, edit: change, moved }: Step<Look>): void {
    setEditing(editing);
    if (change !== undefined) edit(change);
    if (moved !== undefined) moveAll(moved);
  }

  function close(): void {
    const { editing, shapes } = get();
    const taking = withTaking(editing);
    if (taking === editing) take(closed({ adapter, editing, shapes }));
    else setEditing(taking);
  }

  /** Hides, locks or groups shapes, which can be undone until the content changes. */
  function mark(editing: EditingState<Look>): void {
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
    set({ shapes, editing: { ...editing, traits: carriedTraits(editing.traits, before, shapes, adapter.printOf) } });
  }

  function moveAll(by: Point, step?: string): void {
    put(movedLooks(adapter, get(), by), step);
  }

  /** The chosen shape, unless it is locked. */
  function freeShape(): { readonly index: number; readonly look: Look } | undefined {
    const { editing, shapes } = get();
    const { chosen: index = -1 } = editing;
    const shape = isFree(editing, index) ? shapes[index] : undefined;
    return shape === undefined || !adapter.isDrawn(shape) ? undefined : { index, look: adapter.lookOf(shape) };
  }

  /** Changes the chosen shape at its chosen point. @returns that point, and the number of points before and now */
  function editPoint(
    change: (look: Look, point: NodeName) => Look,
    step?: string,
  ): { readonly point: NodeName; readonly before: number; readonly now: number } | undefined {
    const { point } = get().editing;
    const one = freeShape();
    if (one === undefined || point === undefined) return undefined;
    if (nodeAt(adapter.linesOf(one.look), point) === undefined) return undefined;
    const countIn = (look: Look): number => adapter.linesOf(look)[point.contour]?.length ?? 0;
    const look = change(one.look, point);
    put(new Map([[one.index, look]]), step && `${step} ${one.index} ${point.contour} ${point.node}`);
    return { point, before: countIn(one.look), now: countIn(look) };
  }

  const choosePoint = (point: NodeName | undefined): void => setEditing({ ...get().editing, point });
  const shown = (indexes: readonly number[]): readonly number[] => visibleIndexes(get().editing, indexes);

  return {
    state,
    drawing,
    nudge: (by) => {
      const { others, point } = get().editing;
      if (others.length > 0 && point === undefined) return moveAll(by, `move ${others.join(' ')}`);
      if (editPoint((look, name) => adapter.withLines(look, (lines) => withNodeMoved(lines, name, by)), 'point'))
        return;
      const one = freeShape();
      if (one !== undefined) put(new Map([[one.index, adapter.moved(one.look, by)]]), `move ${one.index}`);
    },
    addPoint: () => {
      const added = editPoint(adapter.withNodeAfter);
      if (added !== undefined) choosePoint({ ...added.point, node: added.point.node + 1 });
    },
    toggleCorner: () =>
      void editPoint((look, name) => adapter.withLines(look, (lines) => withCornerTurned(lines, name)), 'turn'),
    removePoint: () => {
      const removed = editPoint(adapter.withoutNode);
      if (removed === undefined) return false;
      const { point, before, now } = removed;
      choosePoint(now === before || now === 0 ? undefined : { ...point, node: Math.min(point.node, now - 1) });
      return true;
    },
    arrange: (arrangement) => put(arrangedLooks(adapter, get(), view.getState().size, arrangement)),
    pointing: pointer.pointing,
    show,
    choose: (index) => {
      if (index === undefined || shown([index]).length > 0) setEditing(withChosen(get().editing, index));
    },
    toggle: (index) => {
      if (shown([index]).length > 0) setEditing(withToggled(get().editing, [index]));
    },
    chooseAll: (indexes) => setEditing(withSelection(get().editing, shown(indexes))),
    choosePoint,
    hover: (hovered) => setEditing({ ...get().editing, hovered }),
    hide: (indexes, isHidden) => mark(withHidden(get().editing, indexes, isHidden)),
    lock: (indexes, isLocked) => mark(withLocked(get().editing, indexes, isLocked)),
    group: (indexes) => mark(withGrouped(get().editing, indexes)),
    ungroup: (indexes) => mark(withUngrouped(get().editing, indexes)),
    showAll: () => mark(withAllShown(get().editing)),
    undoVisibility: () => restoreTraits('undo', 'redo'),
    redoVisibility: () => restoreTraits('redo', 'undo'),
    prints: () => get().shapes.map(adapter.printOf),
    setTraits: (traits) => setEditing({ ...get().editing, traits: withoutLoneMembers(traits) }),
    take: (tool) => setEditing(withTool(get().editing, tool)),
    cancel: () => setEditing(cancelled(get().editing)),
    close,
    undoPoint: () => setEditing(pointUndone(get().editing)),
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
