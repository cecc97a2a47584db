import { isObject } from '#content/schema/containers.ts';
import { readJson, type Storage, storageKeys } from '../../adapters/storage.ts';

/** Where the visitor left off in each recording, stored on the device. */
export interface StoredPositions {
  /** @returns seconds; 0 if the recording was never started, or was heard to its end */
  readonly of: (recording: string) => number;
  /** @param recording names a recording; its language matters, its address may change */
  readonly store: (recording: string, seconds: number) => void;
}

/** Recordings whose positions are stored; the longest untouched are forgotten first. */
const most = 200;

export function createStoredPositions(storage: Storage): StoredPositions {
  // Read each time: the guide may be open in another tab, too.
  const read = (): ReadonlyMap<string, number> => readPositions(readJson(storage, storageKeys.positions));
  return {
    of: (recording) => read().get(recording) ?? 0,
    store: (recording, seconds) => {
      const others = [...read()].filter(([name]) => name !== recording);
      const entries = seconds > 0 ? [...others, [recording, seconds] as const] : others;
      storage.write(storageKeys.positions, JSON.stringify(Object.fromEntries(entries.slice(-most))));
    },
  };
}

function readPositions(stored: unknown): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(isObject(stored) ? stored : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] > 0,
    ),
  );
}
