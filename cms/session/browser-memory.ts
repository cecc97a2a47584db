/** A storage of the browser that never fails. If the browser forbids it, values last as long as the page. */
export interface Memory {
  readonly read: (key: string) => string | null;
  /** Null removes it. */
  readonly write: (key: string, value: string | null) => void;
}

export const browserMemory: Memory = createMemory(() => globalThis.localStorage);

/** The same for one tab. */
export const tabMemory: Memory = createMemory(() => globalThis.sessionStorage);

function createMemory(open: () => Storage): Memory {
  const own = new Map<string, string | null>();
  return {
    read: (key) => {
      try {
        return own.get(key) ?? open().getItem(key);
      } catch {
        return own.get(key) ?? null;
      }
    },
    write: (key, value) => {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
        own.delete(key);
      } catch {
        own.set(key, value);
      }
    },
  };
}
