import { type DraftStore } from './draft-store.ts';
import { type Draft } from './draft.ts';

/** The draft as it was a moment ago. */
export interface LateDraft {
  readonly get: () => Draft;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds that it is behind: the letter that was typed has been drawn by then. */
const behind = 60;

const lateDrafts = new WeakMap<DraftStore, LateDraft>();

/** For what is said about the draft, such as lists and findings: typing comes first. There is one of a store. */
export function lateDraftOf(store: DraftStore): LateDraft {
  const known = lateDrafts.get(store) ?? createLateDraft(store);
  lateDrafts.set(store, known);
  return known;
}

function createLateDraft(store: DraftStore): LateDraft {
  const listeners = new Set<() => void>();
  let { draft, settledIds } = store.get();
  let isDue = false;
  const catchUp = (): void => {
    ({ draft, settledIds } = store.get());
    for (const listener of listeners) listener();
  };
  store.subscribe(() => {
    // What was new is asked for by its new ID at once.
    if (store.get().settledIds !== settledIds) catchUp();
    if (isDue || store.get().draft === draft) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      catchUp();
    }, behind);
  });
  return {
    get: () => draft,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
