import { objectOf, type ObjectName } from '../draft/draft.ts';
import { type FieldPath, setAt, valueAt } from '../draft/set-at.ts';
import { useDraft, useFromDraft } from '../workspace/workspace-context.tsx';

export interface BoundField {
  /** As stored; undefined where nothing is. */
  readonly value: unknown;
  /** undefined takes it away. */
  readonly set: (value: unknown) => void;
  /** The same as a step of its own, as when something is chosen. */
  readonly choose: (value: unknown) => void;
  /**
   * Sets it to what a change makes of what stands there by then: an upload may have taken its time.
   *
   * @param typed the part of the field that is being typed: one step for each; undefined: a step of its own
   */
  readonly update: (change: (value: unknown) => unknown, typed?: string) => void;
}

/** Binds one field of one object of the draft. What is typed in one go is one step of undoing. */
export function useField(name: ObjectName, path: FieldPath): BoundField {
  const store = useDraft();
  const value = useFromDraft((draft) => valueAt(objectOf(draft, name), path));
  const put = (change: (value: unknown) => unknown, typed?: string): void => {
    const { model, ID } = store.currentName(name);
    const now = objectOf(store.getState().draft, { model, ID });
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
