import { type Storage, storageKeys } from '../adapters/storage.ts';
import { createStore, type Store } from './store.ts';

/** How far a visitor has come, kept on the device. */
export interface ProgressState {
  /** IDs of the stations that were heard to the end, or looked at where there is nothing to hear. */
  readonly heard: ReadonlySet<number>;
}

export interface Progress extends Store<ProgressState> {
  readonly markHeard: (locationID: number) => void;
  /** @returns seconds; 0 when the recording was not begun, or was heard to its end */
  readonly positionOf: (recording: string) => number;
  /** @param recording names a recording; its language matters, its address may change */
  readonly keepPosition: (recording: string, seconds: number) => void;
}

/** Recordings whose places are kept; the longest untouched are forgotten first. */
const mostPositions = 200;

export function createProgress(storage: Storage): Progress {
  const store = createStore<ProgressState>({ heard: readHeard(storage.read(storageKeys.heard)) });
  let positions = readPositions(storage.read(storageKeys.positions));

  return {
    ...store,
    markHeard: (locationID) => {
      const { heard } = store.get();
      if (heard.has(locationID)) return;
      const next = new Set(heard).add(locationID);
      storage.write(storageKeys.heard, JSON.stringify([...next]));
      store.set({ heard: next });
    },
    positionOf: (recording) => positions.get(recording) ?? 0,
    keepPosition: (recording, seconds) => {
      const others = [...positions].filter(([name]) => name !== recording);
      const kept = seconds > 0 ? [...others, [recording, seconds] as const] : others;
      positions = new Map(kept.slice(-mostPositions));
      storage.write(storageKeys.positions, JSON.stringify(Object.fromEntries(positions)));
    },
  };
}

function readHeard(text: string | undefined): ReadonlySet<number> {
  const value = parse(text);
  return new Set(Array.isArray(value) ? value.filter((ID) => Number.isSafeInteger(ID)) : []);
}

function readPositions(text: string | undefined): ReadonlyMap<string, number> {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, seconds]: [string, unknown]) =>
      typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? [[name, seconds] as const] : [],
    ),
  );
}

/** What lies in storage may be anything. */
function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
