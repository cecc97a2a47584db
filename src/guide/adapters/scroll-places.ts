import { keepInTab, readTabMemory } from './tab-memory.ts';

const memory = 'scroll';

/** Scroll positions by the key of each entry in the browser's history, and by each screen's path. */
export type ScrollPlaces = Map<string, number>;

/** Reads what an earlier page of this tab stored; empty if there is nothing or it is unreadable. */
export function readScrollPlaces(): ScrollPlaces {
  return new Map(Object.entries(readTabMemory(memory) ?? {}).filter(([, place]) => typeof place === 'number'));
}

/** Stores the positions for a later page of this tab, if the browser allows it. */
export function keepScrollPlaces(places: ScrollPlaces): void {
  keepInTab(memory, Object.fromEntries(places));
}
