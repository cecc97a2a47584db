import { isObject } from '#content/schema/containers.ts';
import { withConfirmed } from '#content/translated-texts.ts';
import { objectOf } from '../../draft/draft.ts';
import { setAt, valueAt } from '../../draft/set-at.ts';
import { useDraft } from '../../workspace/workspace-context.tsx';
import { type OpenText } from './rules/open-texts.ts';
import { pathOfField } from './rules/path-of-field.ts';

/** Returns how to confirm that a text in the target language still fits its source. One step each. */
export function useConfirm(target: string): (text: OpenText) => void {
  const store = useDraft();
  return ({ model, ID, field, newer }) => {
    const now = objectOf(store.getState().draft, { model, ID });
    const path = pathOfField(field);
    const holderPath = path.slice(0, -1);
    const holder = valueAt(now, holderPath);
    if (now === undefined || !isObject(holder)) return;
    const place = { name: String(path.at(-1)), code: target, source: newer };
    store.put(model, setAt(now, holderPath, withConfirmed(holder, place)));
  };
}
