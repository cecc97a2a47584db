import { type Storage, storageKeys } from '../adapters/storage.ts';
import { createStore, type Store } from './store.ts';

/** The deep dives that this visitor has opened, by location ID, kept on the device. */
export interface FoundDives extends Store<ReadonlySet<number>> {
  readonly note: (locationID: number) => void;
}

export function createFoundDives(storage: Storage): FoundDives {
  const store = createStore<ReadonlySet<number>>(parse(storage.read(storageKeys.deepDives)));
  return {
    ...store,
    note: (locationID) => {
      if (store.get().has(locationID)) return;
      const found = new Set([...store.get(), locationID]);
      storage.write(storageKeys.deepDives, JSON.stringify([...found]));
      store.set(found);
    },
  };
}

/** What cannot be read counts as nothing found. */
function parse(stored: string | undefined): ReadonlySet<number> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((ID) => Number.isSafeInteger(ID)) : []);
  } catch {
    return new Set();
  }
}
