/** The keys under which the guide keeps things on the visitor's device (sections 3.6 and 9). */
export const storageKeys = {
  clientLoginType: 'clientLoginType',
  language: 'language',
  highContrast: 'highContrast',
  speed: 'speed',
  heard: 'heard',
  positions: 'positions',
  deepDives: 'deepDives',
  deviceId: 'deviceId',
  deviceKind: 'deviceKind',
  audioChannel: 'audioChannel',
  scores: 'scores',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Local storage that never fails: when the browser forbids it or it is full, things last as long as the page. */
export interface Storage {
  readonly read: (key: StorageKey) => string | undefined;
  readonly write: (key: StorageKey, value: string) => void;
}

/** What was stored as JSON; undefined when nothing was, or when it is no JSON. */
export function readJson(storage: Storage, key: StorageKey): unknown {
  return attempt((): unknown => JSON.parse(storage.read(key) ?? 'null')) ?? undefined;
}

export function createStorage(open: () => globalThis.Storage): Storage {
  const memory = new Map<StorageKey, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? undefined,
    write: (key, value) => {
      memory.set(key, value);
      attempt(() => open().setItem(key, value));
    },
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
