import { withTexts, type TextChange } from '#content/translation-exchange/apply.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { objectOf, type ObjectName } from '../../draft/draft.ts';
import { useUndoNotice } from '../../workspace/use-undo-notice.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useDraft } from '../../workspace/workspace-context.tsx';

export type ObjectText = TextChange & ObjectName;

/** Returns how to change many texts in one step, which can be undone. Says so, in other words if they are given. */
export function useApplyTexts(source: string): (changes: readonly ObjectText[], words?: string) => void {
  const { t } = useTexts();
  const store = useDraft();
  const tell = useUndoNotice();
  return (changes, words) => {
    const byObject = new Map<
      string,
      { readonly model: EditedModel; readonly ID: number; readonly all: ObjectText[] }
    >();
    for (const change of changes) {
      const { model, ID } = change;
      const known = byObject.get(`${model} ${ID}`);
      if (known === undefined) byObject.set(`${model} ${ID}`, { model, ID, all: [change] });
      else known.all.push(change);
    }
    const { draft } = store.getState();
    const changed = [...byObject.values()].flatMap(({ model, ID, all }) => {
      const object = objectOf(draft, { model, ID });
      return object === undefined ? [] : [{ model, object: withTexts(object, all, source) }];
    });
    store.putAll(changed);
    tell(words ?? t('exchange.applied', { count: changes.length }));
  };
}
