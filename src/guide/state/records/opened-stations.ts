import { keepInTab, readTabMemory } from '../../adapters/tab-memory.ts';

const memory = 'opened';

const most = 6;

/** Notes that a station was opened in this tab. */
export function noteOpened(tourItemId: number): void {
  keepInTab(memory, [tourItemId, ...openedStations().filter((ID) => ID !== tourItemId)].slice(0, most));
}

/** Returns the IDs of the tour items opened last in this tab, the latest first. */
export function openedStations(): readonly number[] {
  const stored = readTabMemory(memory);
  return Array.isArray(stored) ? stored.filter((ID) => Number.isSafeInteger(ID)) : [];
}
