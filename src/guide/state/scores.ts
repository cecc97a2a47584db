import { isObject } from '#content/schema/containers.ts';
import { clearTour, removeScore, type Scores, setScore } from '#content/scoring.ts';
import { type Storage, storageKeys } from '../adapters/storage.ts';
import { createStore, type Store } from './store.ts';

/** What the visitor has won so far, by tour and station code (section 3.6), kept on the device. */
export interface ScoreBook extends Store<Scores> {
  readonly set: (tourCode: string, itemCode: string, score: number) => void;
  readonly remove: (tourCode: string, itemCode: string) => void;
  readonly clear: (tourCode: string) => void;
}

export function createScores(storage: Storage): ScoreBook {
  const { get, set, subscribe } = createStore(readScores(storage.read(storageKeys.scores)));

  function keep(scores: Scores): void {
    storage.write(storageKeys.scores, JSON.stringify(scores));
    set(scores);
  }

  return {
    get,
    subscribe,
    set: (tourCode, itemCode, score) => {
      if (isScore(score)) keep(setScore(get(), tourCode, itemCode, score));
    },
    remove: (tourCode, itemCode) => keep(removeScore(get(), tourCode, itemCode)),
    clear: (tourCode) => keep(clearTour(get(), tourCode)),
  };
}

/** Drops what is no score and keeps the rest. */
export function readScores(stored: string | undefined): Scores {
  const tours = Object.entries(asObject(stored)).map(([tourCode, items]) => {
    const sound = Object.entries(isObject(items) ? items : {}).filter((entry): entry is [string, number] =>
      isScore(entry[1]),
    );
    return [tourCode, Object.fromEntries(sound)] as const;
  });
  return Object.fromEntries(tours.filter(([, items]) => Object.keys(items).length > 0));
}

function asObject(stored: string | undefined): object {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isScore(given: unknown): given is number {
  return typeof given === 'number' && Number.isFinite(given) && given >= 0;
}
