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
   * @param typed the part of the field being typed, each part being one step; undefined for a separate step
   */
  readonly update: (change: (value: unknown) => unknown, typed?: string) => void;
}

/** Binds one field of one object of the draft. Continuous typing is one undo step. */
export function useField(name: ObjectName, path: FieldPath): BoundField {
  const value = useFromDraft((draft) => valueAt(objectOf(draft, name), path));
  const change = useChange(name);
  return {
    value,
    set: (given) => change(path, () => given, ''),
    choose: (given) => change(path, () => given),
    update: (by, typed) => change(path, by, typed),
  };
}

/**
 * Changes a part of an object from its value at that time.
 *
 * @param typed see {@link BoundField.update}
 */
type Change = (path: FieldPath, by: (value: unknown) => unknown, typed?: string) => void;

/** Returns how to change any part of an object, without reading it. */
export function useChange(name: ObjectName): Change {
  const store = useDraft();
  return (path, by, typed) => {
    const { model, ID } = store.currentName(name);
    const now = objectOf(store.getState().draft, { model, ID }) ?? (isSingle(model) ? { ID, Revision: 0 } : undefined);
    if (now === undefined) return;
    const mergeKey = typed === undefined ? undefined : `${model} ${ID} ${path.join('.')} ${typed}`;
    store.put(model, setAt(now, path, by(valueAt(now, path))), mergeKey);
  };
}
