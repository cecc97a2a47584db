import { objectOf, type ObjectName } from '../draft/draft.ts';
import { isSingle } from './use-single.ts';
import { type FieldPath, setAt, valueAt } from '../draft/set-at.ts';
import { useDraft, useFromDraft } from '../workspace/workspace-context.tsx';

export interface BoundField {
  /** As stored; undefined if nothing is. */
  readonly value: unknown;
  /** Undefined removes it. */
  readonly set: (value: unknown) => void;
  /** Sets it as a separate step, for example when something is chosen. */
  readonly choose: (value: unknown) => void;
  /**
   * Updates it from its value at that time, because an upload may take a while.
   *
   * @param typed the part of the field being typed, each of which is one step; undefined for a separate step
   */
  readonly update: (change: (value: unknown) => unknown, typed?: string) => void;
}

/** Binds one field of one object of the draft. Continuous typing is one undo step. */
export function useField(name: ObjectName, path: FieldPath): BoundField {
  const store = useDraft();
  const value = useFromDraft((draft) => valueAt(objectOf(draft, name), path));
  const put = (change: (value: unknown) => unknown, typed?: string): void => {
    const { model, ID } = store.currentName(name);
    const now = objectOf(store.getState().draft, { model, ID }) ?? (isSingle(model) ? { ID, Revision: 0 } : undefined);
    if (now === undefined) return;
    const mergeKey = typed === undefined ? undefined : `${model} ${ID} ${path.join('.')} ${typed}`;
    store.put(model, setAt(now, path, change(valueAt(now, path))), mergeKey);
  };
  return {
    value,
    set: (value) => put(() => value, ''),
    choose: (value) => put(() => value),
    update: put,
  };
}
