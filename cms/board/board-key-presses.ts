import { type BenchKeys, pressAtDesk, turnKey } from '../canvas/keys.ts';
import { type BoardDesk } from './board-desk.ts';
import { drawingTools } from '../canvas/drawing-tools.ts';

export interface BoardPress extends BenchKeys {
  readonly desk: BoardDesk;
  readonly remove: () => void;
}

/** Handles a key in the board editor. @returns whether the key did anything */
export function pressAtBoard(event: KeyboardEvent, keys: BoardPress): boolean {
  const { desk } = keys;
  const { act } = desk.state.getState().session;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || act?.kind === 'line';
  if (isCommand || event.key.toUpperCase() !== turnKey) return pressAtDesk(event, { ...keys, tools: drawingTools });
  desk.turnCorner();
  return desk.state.getState().session.point !== undefined;
}
