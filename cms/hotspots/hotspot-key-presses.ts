import { arrowStep, type BenchKeys, pressAtDesk } from '../canvas/keys.ts';
import { type HotspotDesk } from './hotspot-desk.ts';
import { hotspotTools } from './hotspot-tool-table.ts';

export interface HotspotPress extends BenchKeys {
  readonly desk: HotspotDesk;
  readonly remove: () => void;
}

/** Handles a key in the hotspot editor. @returns whether the key did anything */
export function pressAtHotspots(event: KeyboardEvent, keys: HotspotPress): boolean {
  const { desk, frame } = keys;
  const { chosen, point } = desk.state.getState().session;
  if (chosen === undefined) return pressAtDesk(event, { ...keys, tools: hotspotTools });
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    desk.duplicate();
    return true;
  }
  const step = event.altKey ? arrowStep(event, frame) : undefined;
  if (step === undefined) return pressAtDesk(event, { ...keys, tools: hotspotTools });
  if (point === undefined) desk.grow(step);
  else desk.nudge(step);
  return true;
}
