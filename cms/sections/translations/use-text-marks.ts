import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { withConfirmed, withState } from '#content/translated-texts.ts';
import { objectOf } from '../../draft/draft.ts';
import { pathOfField, setAt, valueAt } from '../../draft/set-at.ts';
import { useDraft, useReadyWorkspace } from '../../workspace/workspace-context.tsx';
import { type DeskText } from './rules/open-texts.ts';

export interface TextMarks {
  /** Confirms that a text still fits its source. */
  readonly confirm: (text: DeskText) => void;
  /** Notes that the user has checked a text. */
  readonly check: (text: DeskText) => void;
}

/** Returns how to mark texts in the target language. One step each. */
export function useTextMarks(target: string): TextMarks {
  const store = useDraft();
  const { user } = useReadyWorkspace();
  const change = (text: DeskText, by: (holder: StoredObject, name: string) => StoredObject): void => {
    const now = objectOf(store.getState().draft, text);
    const path = pathOfField(text.field);
    const holderPath = path.slice(0, -1);
    const holder = valueAt(now, holderPath);
    if (now === undefined || !isObject(holder)) return;
    store.put(text.model, setAt(now, holderPath, by(holder, String(path.at(-1)))));
  };
  return {
    confirm: (text) =>
      change(text, (holder, name) => withConfirmed(holder, { name, code: target, source: text.newer })),
    check: (text) =>
      change(text, (holder, name) => {
        const at = new Date().toISOString().slice(0, 10);
        const place = { name, code: target };
        const confirmed = text.newer === undefined ? holder : withConfirmed(holder, { ...place, source: text.newer });
        return withState(confirmed, place, { kind: 'checked', at, by: user });
      }),
  };
}
