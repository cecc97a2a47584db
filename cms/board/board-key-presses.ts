import { type EditorKeyContext, handleEditorKey } from '../canvas/keys.ts';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import { drawingTools } from '../canvas/drawing-tools.ts';

export interface BoardPress extends EditorKeyContext {
  readonly editor: BoardShapeEditor;
  readonly remove: () => void;
}

/** Handles a key in the board editor. @returns whether the key did anything */
export function handleBoardKey(event: KeyboardEvent, keys: BoardPress): boolean {
  return handleEditorKey(event, { ...keys, tools: drawingTools });
}
