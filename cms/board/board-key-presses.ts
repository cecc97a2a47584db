import { type BenchKeys, pressAtDesk } from '../canvas/keys.ts';
import { type BoardDesk } from './board-desk.ts';
import { drawingTools } from '../canvas/drawing-tools.ts';

export interface BoardPress extends BenchKeys {
  readonly desk: BoardDesk;
  readonly remove: () => void;
}

/** Handles a key in the board editor. @returns whether the key did anything */
export function pressAtBoard(event: KeyboardEvent, keys: BoardPress): boolean {
  return pressAtDesk(event, { ...keys, tools: drawingTools });
}
