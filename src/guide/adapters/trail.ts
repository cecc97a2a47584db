import { keepInTab, readTabMemory } from './tab-memory.ts';

const memory = 'trail';

/** The visitor's previous addresses, by their position in the tab's history. An empty string is an unknown address. */
export type Trail = readonly string[];

let trail: Trail | undefined;

/** Notes the address that is shown now and drops the entries after it, which may no longer exist. */
export function noteOnTrail(address: string): void {
  const place = placeInHistory();
  if (place === undefined) return;
  const before = trailSoFar();
  // After a gap, other pages may have been open in this tab, so earlier entries are unreliable.
  trail = [...(place <= before.length ? before.slice(0, place) : Array.from({ length: place }, () => '')), address];
  keepInTab(memory, trail);
}

/** Returns the addresses before the current one, the nearest last. */
export function trailBehind(): Trail {
  return trailSoFar().slice(0, placeInHistory() ?? 0);
}

function trailSoFar(): Trail {
  trail ??= readTrail(readTabMemory(memory));
  return trail;
}

function readTrail(stored: unknown): Trail {
  return Array.isArray(stored) ? stored.map((address: unknown) => (typeof address === 'string' ? address : '')) : [];
}

/** React Router counts the entries that it makes. */
function placeInHistory(): number | undefined {
  const state: unknown = history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : undefined;
}
