import { createStore } from 'zustand';
import { isObject } from '#content/schema/containers.ts';
import { clearTour, removeScore, type Scores, setScore } from '#content/scoring.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { readJson, type Storage, storageKeys } from '../../adapters/storage.ts';

/** The points that the visitor has won so far, by tour and station code (section 3.6), kept on the device. */
export interface ScoreBook extends ReadonlyStore<Scores> {
  readonly set: (tourCode: string, itemCode: string, score: number) => void;
  readonly remove: (tourCode: string, itemCode: string) => void;
  readonly clear: (tourCode: string) => void;
}

export function createScores(storage: Storage): ScoreBook {
  // Read before each change: the guide may be open in another tab, too.
  const stored = (): Scores => readScores(readJson(storage, storageKeys.scores));
  const store = createStore<Scores>(() => ({}));
  // Not initial: a screen that was rendered ahead knows none.
  store.setState(stored(), true);

  function keep(scores: Scores): void {
    storage.write(storageKeys.scores, JSON.stringify(scores));
    store.setState(scores, true);
  }

  return {
    ...store,
    set: (tourCode, itemCode, score) => {
      if (isScore(score)) keep(setScore(stored(), tourCode, itemCode, score));
    },
    remove: (tourCode, itemCode) => keep(removeScore(stored(), tourCode, itemCode)),
    clear: (tourCode) => keep(clearTour(stored(), tourCode)),
  };
}

/** Drops everything that is not a score. */
function readScores(stored: unknown): Scores {
  const tours = Object.entries(isObject(stored) ? stored : {}).map(([tourCode, items]) => {
    const sound = Object.entries(isObject(items) ? items : {}).filter((entry): entry is [string, number] =>
      isScore(entry[1]),
    );
    return [tourCode, Object.fromEntries(sound)] as const;
  });
  return Object.fromEntries(tours.filter(([, items]) => Object.keys(items).length > 0));
}

function isScore(given: unknown): given is number {
  return typeof given === 'number' && Number.isFinite(given) && given >= 0;
}
