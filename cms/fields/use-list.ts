import { useMemo } from 'react';
import { objectOf, type ObjectName } from '../draft/draft.ts';
import { type FieldPath, setAt, valueAt } from '../draft/set-at.ts';
import { moved } from '../sorting/moved.ts';
import { useDraft, useFromDraft } from '../workspace/workspace-context.tsx';

export interface BoundList {
  /** As stored; the same list until one of its elements changes. */
  readonly items: readonly unknown[];
  readonly add: (...items: readonly unknown[]) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (place: number) => void;
}

/**
 * Binds a list of one object of the draft. Every change to the list is a separate step; its elements are separate
 * fields.
 */
export function useList(name: ObjectName, path: FieldPath): BoundList {
  const store = useDraft();
  const stored = useFromDraft((draft) => valueAt(objectOf(draft, name), path));
  const items = useMemo(() => listed(stored), [stored]);
  const change = (edit: (items: readonly unknown[]) => readonly unknown[]): void => {
    // Read now, because an upload may have taken a while.
    const current = store.currentName(name);
    const object = objectOf(store.getState().draft, current);
    if (object === undefined) return;
    store.put(current.model, setAt(object, path, edit(listed(valueAt(object, path)))));
  };
  return {
    items,
    add: (...added) => change((before) => [...before, ...added]),
    move: (from, to) => change((before) => moved(before, from, to)),
    remove: (place) => change((before) => before.toSpliced(place, 1)),
  };
}

/** As in the content, a single value represents a list of one. */
function listed(stored: unknown): readonly unknown[] {
  if (Array.isArray(stored)) return stored;
  return stored === undefined || stored === null || stored === '' ? [] : [stored];
}
