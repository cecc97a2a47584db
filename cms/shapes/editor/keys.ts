import { type Point } from '#content/outline.ts';
import { type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type AnyShapeEditor } from './shape-editor.ts';
import { axes, type Axis } from '../rules/arrange.ts';
import { nodesOf, penPlace } from '../rules/pen-line.ts';
import { selectedIndexes } from '../rules/multi-selection.ts';
import { traitsOf } from '../rules/shape-traits.ts';
import { toleranceRange } from '../rules/trace/trace-act.ts';
import { isWideKey } from '../../whole-window/use-room-keys.ts';
import { zoomStep } from './zoom-controls.tsx';

/** The view of an editor's picture, which keys can change. */
export interface EditorKeyContext {
  readonly view: ViewStore<PictureView>;
  readonly isWide: boolean;
  readonly setWide: (isWide: boolean) => void;
  /** Whether the list is shown beside the picture. */
  readonly isListed: boolean;
  readonly setListed: (isListed: boolean) => void;
  /** The element within which arrow keys move the chosen shape. */
  readonly frame: HTMLElement | null;
  /** The element that holds the fields. */
  readonly form: HTMLElement | null;
}

export interface ShapeKeyContext extends EditorKeyContext {
  readonly editor: AnyShapeEditor;
  readonly remove: () => void;
}

/** Handles a key in any editor of shapes. @returns whether the key did anything */
export function handleEditorKey(event: KeyboardEvent, keys: ShapeKeyContext): boolean {
  const { editor, frame, remove } = keys;
  const { editing } = editor.state.getState();
  // Alt alone opens a menu in some browsers.
  if (event.key === 'Alt') return isIn(frame, event);
  if (pressUndoing(event, keys)) return true;
  if (pressGroup(event, keys)) return true;
  if (pressAll(event, keys)) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (editing.act?.kind === 'line' && pressWhileDrawing(event, keys)) return true;
  if (editing.tool === 'outline' && pressWhileTracing(event, keys)) return true;
  const step = arrowStep(event, frame);
  if (step !== undefined && editing.chosen !== undefined) {
    editor.nudge(step);
    return true;
  }
  const isLine = editing.act?.kind === 'line';
  switch (event.key) {
    case 'Escape':
      return escape(keys);
    case 'Enter':
      // Elsewhere it presses the button that has the focus.
      if (!isLine || isOtherControl(event, frame)) return false;
      editor.close();
      return true;
    case 'Backspace':
    case 'Delete':
      if (isLine) editor.undoPoint();
      else remove();
      return true;
    case 'Insert':
      if (editing.point !== undefined) editor.addPoint();
      return editing.point !== undefined;
  }
  if (event.key.toUpperCase() === turnKey && editing.point !== undefined && !isLine) {
    editor.toggleCorner();
    return true;
  }
  const mirrored = event.shiftKey && editing.chosen !== undefined ? mirrorAxis(event) : undefined;
  if (mirrored !== undefined) {
    editor.arrange({ kind: 'mirror', axis: mirrored });
    return true;
  }
  if (!event.shiftKey && pressTrait(event, keys)) return true;
  const drawing = drawingTools.find(({ key }) => key === event.key.toUpperCase());
  if (drawing === undefined) return pressView(event, keys);
  editor.take(drawing.tool);
  return true;
}

/** The drawing tools, in the order of their buttons. */
export const drawingTools = [
  { tool: 'select', key: 'V' },
  { tool: 'rect', key: 'R' },
  { tool: 'circle', key: 'C' },
  { tool: 'pen', key: 'P' },
  { tool: 'freehand', key: 'B' },
  { tool: 'outline', key: 'W' },
] as const;

/** The key that groups the chosen shapes with Ctrl, and ungroups them with Shift too. */
export const groupKey = 'G';

function pressGroup(event: KeyboardEvent, { editor }: ShapeKeyContext): boolean {
  if (!isCommand(event) || event.key.toUpperCase() !== groupKey) return false;
  const all = selectedIndexes(editor.state.getState().editing);
  if (event.shiftKey) editor.ungroup(all);
  else editor.group(all);
  // Even if nothing is chosen, because the browser would search the page.
  return true;
}

/** Chooses all shapes that are shown, unless one is just being drawn. */
function pressAll(event: KeyboardEvent, { editor }: ShapeKeyContext): boolean {
  if (!isCommand(event) || event.shiftKey || event.key.toUpperCase() !== 'A') return false;
  const { editing, shapes } = editor.state.getState();
  if (editing.act === undefined) editor.chooseAll([...shapes.keys()]);
  // The browser would choose the page's text.
  return true;
}

function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey;
}

/** The keys that hide and lock shapes. */
const traitKeys = { hide: 'H', lock: 'K' } as const;

/** Hides or locks the chosen shapes, or the shape of the row with the focus if that is not chosen. */
function pressTrait(event: KeyboardEvent, { editor, frame }: ShapeKeyContext): boolean {
  const { editing } = editor.state.getState();
  const row = rowAt(event);
  const chosen = selectedIndexes(editing);
  const indexes = row === undefined || chosen.includes(row) ? chosen : [row];
  if (indexes.length === 0) return false;
  switch (event.key.toUpperCase()) {
    case traitKeys.hide:
      // The shape's own control goes with it.
      if (isIn(frame, event)) frame?.focus({ preventScroll: true });
      editor.hide(indexes, !indexes.every((index) => traitsOf(editing, index).isHidden));
      return true;
    case traitKeys.lock:
      editor.lock(indexes, !indexes.every((index) => traitsOf(editing, index).isLocked));
      return true;
    default:
      return false;
  }
}

/** Returns the index of the row of the list in which a key was pressed. */
export function rowAt({ target }: KeyboardEvent): number | undefined {
  const row = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : undefined;
  return row === undefined || row === null ? undefined : Number(row);
}

/** The keys that mirror the chosen shapes, with Shift. */
export const mirrorKeys = { x: 'H', y: 'V' } as const;

function mirrorAxis({ key }: KeyboardEvent): Axis | undefined {
  return axes.find((axis) => mirrorKeys[axis] === key.toUpperCase());
}

/**
 * While a line is drawn, undoing removes its points one by one. Otherwise it reverts what was hidden, locked or
 * grouped last, as long as the content has not changed since.
 */
function pressUndoing(event: KeyboardEvent, { editor }: ShapeKeyContext): boolean {
  if (!isCommand(event)) return false;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return false;
  const { act } = editor.state.getState().editing;
  if (act?.kind !== 'line') {
    if (!(isRedo ? editor.redoVisibility() : editor.undoVisibility())) return false;
  } else {
    if ((isRedo ? act.gone : act.nodes).length === 0) return false;
    if (isRedo) editor.redoPoint();
    else editor.undoPoint();
  }
  // The content has a separate history.
  event.stopPropagation();
  return true;
}

/** Arrow keys move the pen, the space bar sets a corner there, and S makes the last one smooth. */
function pressWhileDrawing(event: KeyboardEvent, { editor, frame }: ShapeKeyContext): boolean {
  const { editing } = editor.state.getState();
  if (event.key.toUpperCase() === turnKey && nodesOf(editing).length > 0) {
    editor.toggleLastCorner();
    return true;
  }
  if (penPlace(editing) === undefined) return false;
  const step = arrowStep(event, frame);
  if (step !== undefined) editor.movePen(step);
  else if (event.key === ' ' && isIn(frame, event)) editor.setCorner();
  else return false;
  return true;
}

/** Makes a corner smooth, and a smooth point a corner. */
export const turnKey = 'S';

/** While an outline is sought, arrow keys move its place, and + and - change the tolerance instead of the zoom. */
function pressWhileTracing(event: KeyboardEvent, { editor, frame }: ShapeKeyContext): boolean {
  const { act, tolerance } = editor.state.getState().editing;
  switch (event.key) {
    case '+':
    case '=':
      editor.setTolerance(tolerance + toleranceRange.step);
      return true;
    case '-':
      editor.setTolerance(tolerance - toleranceRange.step);
      return true;
  }
  if (act?.kind !== 'trace') return false;
  const step = arrowStep(event, frame);
  if (step !== undefined) editor.movePlace(step);
  else if (event.key === 'Enter' && isIn(frame, event)) editor.close();
  else if (event.key === 'Backspace' || event.key === 'Delete') editor.undoPoint();
  else return false;
  return true;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const far = 10;

/** Returns how far an arrow key moves, in pixels of the picture; undefined for other keys and outside the picture. */
export function arrowStep(event: KeyboardEvent, frame: HTMLElement | null): Point | undefined {
  const arrow = isIn(frame, event) ? arrows[event.key] : undefined;
  const length = event.shiftKey ? far : 1;
  return arrow === undefined ? undefined : { x: arrow.x * length, y: arrow.y * length };
}

/** Whether a control beside the picture has the focus. */
function isOtherControl(event: KeyboardEvent, frame: HTMLElement | null): boolean {
  const { target } = event;
  return !isIn(frame, event) && target instanceof Element && target.closest('button, a') !== null;
}

function isIn(frame: HTMLElement | null, { target }: KeyboardEvent): boolean {
  return target instanceof Node && frame?.contains(target) === true;
}

function escape({ editor, isWide, setWide }: ShapeKeyContext): boolean {
  const { act, tool, chosen } = editor.state.getState().editing;
  const isIdle = act === undefined && tool === 'select' && chosen === undefined;
  editor.cancel();
  if (isIdle && isWide) setWide(false);
  return !isIdle || isWide;
}

function pressView(event: KeyboardEvent, { view, isWide, setWide, isListed, setListed }: EditorKeyContext): boolean {
  switch (event.key) {
    case '+':
    case '=':
      view.zoomAt({ x: 0, y: 0 }, zoomStep);
      return true;
    case '-':
      view.zoomAt({ x: 0, y: 0 }, 1 / zoomStep);
      return true;
    case '0':
      view.reset();
      return true;
    case 'l':
    case 'L':
      setListed(!isListed);
      return true;
    default:
      if (isWideKey(event)) setWide(!isWide);
      return isWideKey(event);
  }
}
