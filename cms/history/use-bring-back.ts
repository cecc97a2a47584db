import { type StoredObject } from '#content/schema/containers.ts';
import { editedModels } from '#contract/calls/content-calls.ts';
import { deepEqual, equalContent } from '../draft/equality.ts';
import { objectOf, type ObjectName } from '../draft/draft.ts';
import { valueAt } from '../draft/set-at.ts';
import { fieldAt, fieldLabel } from '../language/field-texts.ts';
import { useTexts } from '../language/texts.tsx';
import { useLanguagePair } from '../workspace/language-pair.tsx';
import { useFieldSpeaker } from '../workspace/use-field-speaker.ts';
import { useObjectName } from '../workspace/use-object-name.ts';
import { useUndoNotice } from '../workspace/use-undo-notice.tsx';
import { useDraft } from '../workspace/workspace-context.tsx';
import { bringBackField, bringBackObject, type Exists, lostFields } from './rules/bring-back.ts';

/** How one field can be brought back. */
export type FieldBack =
  | { readonly kind: 'possible'; readonly act: () => void }
  /** It has this value now, or its past value refers to something that is gone. */
  | { readonly kind: 'now' | 'lost' };

export interface BringBack {
  readonly differs: (now: StoredObject, past: StoredObject) => boolean;
  readonly field: (now: StoredObject, past: StoredObject, path: readonly string[]) => FieldBack;
  readonly all: (now: StoredObject, past: StoredObject) => void;
}

/** Brings past states of an object back into the draft, with one undo each. */
export function useBringBack({ model, ID }: ObjectName): BringBack {
  const { t, language } = useTexts();
  const store = useDraft();
  const speaker = useFieldSpeaker();
  const nameOf = useObjectName();
  const tell = useUndoNotice();
  const source = useLanguagePair().source?.Code;
  const exists: Exists = (name) => {
    const known = editedModels.find((each) => each === name.model);
    return known !== undefined && objectOf(store.getState().draft, { model: known, ID: name.ID }) !== undefined;
  };
  const labelOf = (object: StoredObject, path: readonly string[]): string =>
    fieldLabel({ model, object, path }, speaker);
  return {
    differs: (now, past) => !equalContent({ ...now, ID }, { ...past, ID }),
    field: (now, past, path) => {
      if (deepEqual(valueAt(now, path), valueAt(past, path))) return { kind: 'now' };
      const [name = ''] = path;
      const { code } = fieldAt({ model, path });
      const object = bringBackField(now, past, { path, code, source });
      if (lostFields(model, object, exists).includes(name) && !lostFields(model, now, exists).includes(name))
        return { kind: 'lost' };
      return {
        kind: 'possible',
        act: () => {
          store.put(model, object);
          tell(t('history.field.done', { field: labelOf(object, path) }));
        },
      };
    },
    all: (now, past) => {
      const { object, left } = bringBackObject(model, { now, past }, exists);
      store.put(model, object);
      const done = t('history.all.done', { name: nameOf(model, object) });
      const fields = new Intl.ListFormat(language).format(left.map((name) => labelOf(object, [name])));
      tell(left.length === 0 ? done : `${done} ${t('history.all.left', { fields })}`);
    },
  };
}
