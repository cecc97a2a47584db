import { type StoredObject } from '#content/schema/containers.ts';
import { withTexts, type TextChange } from '#content/translation-exchange/apply.ts';
import { inPageTurns } from '#contract/take-turns.ts';
import { type Draft, objectOf, type ObjectName } from '../../draft/draft.ts';
import { type ListedObject } from '../../draft/receive.ts';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useDraft } from '../../workspace/workspace-context.tsx';

export type ObjectText = TextChange & ObjectName;

/** Returns how to change many texts in one step, which can be undone. Says so, in other words if they are given. */
export function useApplyTexts(source: string): (changes: readonly ObjectText[], words?: string) => Promise<void> {
  const { t } = useTexts();
  const store = useDraft();
  const tell = useUndoNotice();
  return async (changes, words) => {
    let changed: readonly ListedObject[];
    let draft: Draft;
    do {
      ({ draft } = store.getState());
      changed = await inPageTurns(changedObjects(draft, changes, source));
      // Made again if the content has changed meanwhile.
    } while (store.getState().draft !== draft);
    store.putAll(changed);
    tell(words ?? t('exchange.applied', { count: changes.length }));
  };
}

function* changedObjects(
  draft: Draft,
  changes: readonly ObjectText[],
  source: string,
): Generator<undefined, readonly ListedObject[]> {
  const byObject = new Map<string, { readonly of: ObjectName; readonly own: ObjectText[] }>();
  for (const change of changes) {
    const { model, ID } = change;
    const known = byObject.get(`${model} ${ID}`);
    if (known === undefined) byObject.set(`${model} ${ID}`, { of: { model, ID }, own: [change] });
    else known.own.push(change);
  }
  const changed: ListedObject[] = [];
  for (const { of, own } of byObject.values()) {
    const object: StoredObject | undefined = objectOf(draft, of);
    if (object !== undefined) changed.push({ model: of.model, object: withTexts(object, own, source) });
    yield undefined;
  }
  return changed;
}
