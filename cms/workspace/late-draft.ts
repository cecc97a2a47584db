import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';
import { type DraftStore } from '../draft/draft-store.ts';
import { type Draft } from '../draft/draft.ts';

/** The draft as it was a moment ago. */
export type LateDraft = ReadonlyStore<Draft>;

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
  let { savedIds: settledIds } = store.getState();
  const late = createStore(() => store.getState().draft);
  let isDue = false;
  const catchUp = (): void => {
    ({ savedIds: settledIds } = store.getState());
    late.setState(store.getState().draft, true);
  };
  store.subscribe(() => {
    // What was new is asked for by its new ID at once.
    if (store.getState().savedIds !== settledIds) catchUp();
    if (isDue || store.getState().draft === late.getState()) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      catchUp();
    }, behind);
  });
  return late;
}
