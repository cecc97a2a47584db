/** The keys of the guide's data on the visitor's device (sections 3.6 and 9). */
export const storageKeys = {
  clientLoginType: 'clientLoginType',
  /** Written by the CMS: a staff session. */
  session: 'session',
  visitorSession: 'visitorSession',
  token: 'token',
  visits: 'visits',
  docking: 'docking',
  language: 'language',
  highContrast: 'highContrast',
  speed: 'speed',
  profile: 'profile',
  heard: 'heard',
  positions: 'positions',
  deepDives: 'deepDives',
  deviceId: 'deviceId',
  deviceKind: 'deviceKind',
  audioChannel: 'audioChannel',
  scores: 'scores',
  games: 'games',
  keepAwake: 'keepAwake',
  autoActivation: 'autoActivation',
} as const;

/** Keys that only a late part uses are not in the first screen. */
type LateKey = 'lastRounds' | 'defaultLanguage' | 'dataCounter' | 'dataUpdatedAt' | 'updateTold';

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | LateKey;

/**
 * Local storage that never fails. Where the browser forbids it or it is full, values last as long as the page. Reads
 * include what another tab has written in the meantime.
 */
export interface Storage {
  readonly read: (key: StorageKey) => string | undefined;
  readonly write: (key: StorageKey, value: string) => void;
}

/** Returns the stored JSON value; undefined if there is none or it is malformed. */
export function readJson(storage: Storage, key: StorageKey): unknown {
  return attempt((): unknown => JSON.parse(storage.read(key) ?? 'null')) ?? undefined;
}

export function createStorage(open: () => globalThis.Storage): Storage {
  const refused = new Map<StorageKey, string>();
  return {
    read: (key) => refused.get(key) ?? attempt(() => open().getItem(key)) ?? undefined,
    write: (key, value) => {
      refused.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        refused.delete(key);
      });
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
