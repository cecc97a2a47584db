import { keepInTab, readTabMemory } from './tab-memory.ts';

const memory = 'scroll';

/** How far down the visitor was, by the key of each entry of the browser's history, and by each screen's path. */
export type ScrollPlaces = Map<string, number>;

/** What an earlier page of this tab has kept; empty when there is nothing, or nothing that can be read. */
export function readScrollPlaces(): ScrollPlaces {
  return new Map(Object.entries(readTabMemory(memory) ?? {}).filter(([, place]) => typeof place === 'number'));
}

/** Keeps the places for a later page of this tab, when the browser lets it. */
export function keepScrollPlaces(places: ScrollPlaces): void {
  keepInTab(memory, Object.fromEntries(places));
}
