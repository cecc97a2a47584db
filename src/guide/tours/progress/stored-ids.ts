import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';
import { readJson, type Storage, type StorageKey } from '../../adapters/storage.ts';

/** IDs that were noted, kept on the device. Unreadable data counts as none. */
export interface StoredIds extends ReadonlyStore<ReadonlySet<number>> {
  readonly note: (...IDs: readonly number[]) => void;
  readonly forget: (...IDs: readonly number[]) => void;
}

export function createStoredIds(storage: Storage, key: StorageKey): StoredIds {
  const read = (): ReadonlySet<number> => {
    const stored = readJson(storage, key);
    return new Set(Array.isArray(stored) ? stored.filter((ID) => Number.isSafeInteger(ID)) : []);
  };
  const store = createStore<ReadonlySet<number>>(() => new Set());
  // Not initial: a screen that was rendered ahead knows none.
  store.setState(read(), true);
  // The guide may be open in another tab, too.
  const keep = (noted: readonly number[], forgotten: readonly number[]): void => {
    const IDs = new Set([...store.getState(), ...read(), ...noted]);
    for (const ID of forgotten) IDs.delete(ID);
    storage.write(key, JSON.stringify([...IDs]));
    store.setState(IDs, true);
  };
  return {
    ...store,
    note: (...IDs) => {
      if (!IDs.every((ID) => store.getState().has(ID))) keep(IDs, []);
    },
    forget: (...IDs) => keep([], IDs),
  };
}
