import { createStorage, type Storage } from './storage.ts';

/** A device for tests, and what it keeps. */
export interface FakeDevice {
  readonly kept: ReadonlyMap<string, string>;
  /** Its storage as a page finds it that has just been opened. */
  readonly open: () => Storage;
}

export interface FakeDeviceOptions {
  /** It can be read, and no more can be written. */
  readonly isFull?: boolean;
  /** The browser lets pages keep nothing. */
  readonly isForbidden?: boolean;
}

export function fakeDevice(
  contents: Readonly<Record<string, string>> = {},
  { isFull = false, isForbidden = false }: FakeDeviceOptions = {},
): FakeDevice {
  const kept = new Map(Object.entries(contents));
  const local: globalThis.Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
  return {
    kept,
    open: () =>
      createStorage(() => {
        if (isForbidden) throw new DOMException('denied', 'SecurityError');
        return local;
      }),
  };
}
