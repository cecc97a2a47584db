import { type UnsavedObjects } from '#contract/frame-messages.ts';
import { type Draft } from '../draft/draft.ts';

/** Returns what a draft has that is not saved yet. */
export function unsavedIn({ changes }: Draft): UnsavedObjects[] {
  return [...changes].map(([model, objects]) => ({
    model,
    changed: [...objects.values()].filter((object) => object !== null),
    deleted: [...objects].flatMap(([ID, object]) => (object === null ? [ID] : [])),
  }));
}

/** Returns a function that counts the states of the saved copy that drafts are based on. */
export function baseCounter(first: Draft): (draft: Draft) => number {
  let [base, count] = [first.base, 0];
  return (draft) => {
    if (draft.base !== base) [base, count] = [draft.base, count + 1];
    return count;
  };
}
