import { readJson, type Storage, type StorageKey } from '../adapters/storage.ts';
import { createStore, type Store } from './store.ts';

/** IDs that were noted once, kept on the device. What cannot be read counts as nothing. */
export interface KeptIds extends Store<ReadonlySet<number>> {
  readonly note: (ID: number) => void;
}

export function createKeptIds(storage: Storage, key: StorageKey): KeptIds {
  const stored = readJson(storage, key);
  const store = createStore<ReadonlySet<number>>(
    new Set(Array.isArray(stored) ? stored.filter((ID) => Number.isSafeInteger(ID)) : []),
  );
  return {
    ...store,
    note: (ID) => {
      if (store.get().has(ID)) return;
      const noted = new Set(store.get()).add(ID);
      storage.write(key, JSON.stringify([...noted]));
      store.set(noted);
    },
  };
}
