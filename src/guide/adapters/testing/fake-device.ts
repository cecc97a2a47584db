import { createStorage, type Storage } from '../storage.ts';

/** A device for tests, with its stored data. */
export interface FakeDevice {
  readonly items: ReadonlyMap<string, string>;
  /** Opens its storage as a freshly opened page does. */
  readonly open: () => Storage;
}

export interface FakeDeviceOptions {
  /** The storage can be read but not written. */
  readonly isFull?: boolean;
  /** The browser forbids storage. */
  readonly isForbidden?: boolean;
}

export function fakeDevice(
  contents: Readonly<Record<string, string>> = {},
  { isFull = false, isForbidden = false }: FakeDeviceOptions = {},
): FakeDevice {
  const items = new Map(Object.entries(contents));
  const local: globalThis.Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
  return {
    items,
    open: () =>
      createStorage(() => {
        if (isForbidden) throw new DOMException('denied', 'SecurityError');
        return local;
      }),
  };
}
