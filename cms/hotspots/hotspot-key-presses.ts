import { arrowStep, type EditorKeyContext, handleEditorKey, rowAt } from '../canvas/keys.ts';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { drawingTools } from '../canvas/drawing-tools.ts';

export interface HotspotPress extends EditorKeyContext {
  readonly editor: HotspotShapeEditor;
  readonly remove: () => void;
}

/** Handles a key in the hotspot editor. @returns whether the key did anything */
export function handleHotspotKey(event: KeyboardEvent, keys: HotspotPress): boolean {
  const { editor, frame } = keys;
  if (event.key === 'F2') return rename(event, keys);
  const { chosen, point } = editor.state.getState().editing;
  if (chosen === undefined) return handleEditorKey(event, { ...keys, tools: drawingTools });
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    editor.duplicate();
    return true;
  }
  const step = event.altKey ? arrowStep(event, frame) : undefined;
  if (step === undefined) return handleEditorKey(event, { ...keys, tools: drawingTools });
  if (point === undefined) editor.grow(step);
  else editor.nudge(step);
  return true;
}

/** Moves the focus to the name of the hotspot whose row has the focus, or of the chosen one. */
function rename(event: KeyboardEvent, { editor, form }: HotspotPress): boolean {
  const row = rowAt(event);
  if (row !== undefined) editor.choose(row);
  const { chosen } = editor.state.getState().editing;
  // A hidden one cannot be chosen.
  if (chosen === undefined || chosen !== (row ?? chosen)) return false;
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('input, textarea')?.focus());
  return true;
}
