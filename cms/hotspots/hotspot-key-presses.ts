import { arrowStep, type BenchKeys, pressAtDesk, rowAt } from '../canvas/keys.ts';
import { type HotspotDesk } from './hotspot-desk.ts';
import { drawingTools } from '../canvas/drawing-tools.ts';

export interface HotspotPress extends BenchKeys {
  readonly desk: HotspotDesk;
  readonly remove: () => void;
}

/** Handles a key in the hotspot editor. @returns whether the key did anything */
export function pressAtHotspots(event: KeyboardEvent, keys: HotspotPress): boolean {
  const { desk, frame } = keys;
  if (event.key === 'F2') return rename(event, keys);
  const { chosen, point } = desk.state.getState().session;
  if (chosen === undefined) return pressAtDesk(event, { ...keys, tools: drawingTools });
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    desk.duplicate();
    return true;
  }
  const step = event.altKey ? arrowStep(event, frame) : undefined;
  if (step === undefined) return pressAtDesk(event, { ...keys, tools: drawingTools });
  if (point === undefined) desk.grow(step);
  else desk.nudge(step);
  return true;
}

/** Moves the focus to the name of the hotspot whose row has the focus, or of the chosen one. */
function rename(event: KeyboardEvent, { desk, form }: HotspotPress): boolean {
  const row = rowAt(event);
  if (row !== undefined) desk.choose(row);
  const { chosen } = desk.state.getState().session;
  // A hidden one cannot be chosen.
  if (chosen === undefined || chosen !== (row ?? chosen)) return false;
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('input, textarea')?.focus());
  return true;
}
