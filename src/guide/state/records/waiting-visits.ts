import type { Visits } from '#contract/access-client.ts';
import { isObject } from '#content/schema/containers.ts';
import { readJson, type Storage, storageKeys } from '../../adapters/storage.ts';

/** The visits not yet sent to the server, oldest first. Malformed entries are left out. */
export function waitingVisits(storage: Storage): Visits {
  const stored = readJson(storage, storageKeys.visits);
  return Array.isArray(stored) ? stored.filter(isVisit) : [];
}

/** Reads the visits again, because this tab or another may have recorded more in the meantime. */
export function dropVisits(storage: Storage, dropped: Visits): void {
  const IDs = new Set(dropped.map(({ ID }) => ID));
  storage.write(storageKeys.visits, JSON.stringify(waitingVisits(storage).filter(({ ID }) => !IDs.has(ID))));
}

function isVisit(given: unknown): given is Visits[number] {
  return (
    isObject(given) &&
    ['ID', 'TourCode', 'ItemCode', 'Language', 'Device', 'At'].every((field) => typeof given[field] === 'string') &&
    (given['Kind'] === 'open' || given['Kind'] === 'docking')
  );
}
