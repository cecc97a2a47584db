import { type Changes, type Draft } from './draft.ts';
import { type Lists } from './lists.ts';

/** Derives a value from a draft once, however many fields of a form ask for it. */
export function oncePerDraft<Value>(make: (draft: Draft) => Value): (draft: Draft) => Value {
  const made = new WeakMap<Changes, { readonly base: Lists; readonly value: Value }>();
  return (draft) => {
    const known = made.get(draft.changes);
    if (known !== undefined && known.base === draft.base) return known.value;
    const value = make(draft);
    made.set(draft.changes, { base: draft.base, value });
    return value;
  };
}
