import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';
import { type DraftStore } from '../draft/draft-store.ts';
import { type Draft } from '../draft/draft.ts';

/** The draft as it was a moment ago. */
export type LateDraft = ReadonlyStore<Draft>;

/** Milliseconds of delay, by which time the typed letter is on screen. */
const behind = 60;
/** Deferred work may use one twelfth of the time, so that typing stays smooth beside lists of thousands. */
const parts = 12;
/** Milliseconds of delay at most, even if what follows takes long. */
const farthestBehind = 1000;

const lateDrafts = new WeakMap<DraftStore, LateDraft>();

/**
 * Returns the late draft for secondary output such as lists and findings, because typing takes priority. There is one
 * per store.
 */
export function lateDraftOf(store: DraftStore): LateDraft {
  const known = lateDrafts.get(store) ?? createLateDraft(store);
  lateDrafts.set(store, known);
  return known;
}

function createLateDraft(store: DraftStore): LateDraft {
  let { savedIds: settledIds } = store.getState();
  const late = createStore(() => store.getState().draft);
  let isDue = false;
  let delay = behind;
  const catchUp = (): void => {
    ({ savedIds: settledIds } = store.getState());
    const start = performance.now();
    late.setState(store.getState().draft, true);
    // React renders before the next task.
    setTimeout(() => (delay = Math.min(Math.max(behind, (performance.now() - start) * parts), farthestBehind)));
  };
  store.subscribe(() => {
    // A new object is looked up by its new ID immediately.
    if (store.getState().savedIds !== settledIds) catchUp();
    if (isDue || store.getState().draft === late.getState()) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      catchUp();
    }, delay);
  });
  return late;
}
