import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { newerSourceIn, notesOf, withConfirmed } from '#content/translated-texts.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type Translate } from '#i18n/pack.ts';
import { objectOf } from '../draft/draft.ts';
import { type StaffKey, useTexts } from '../language/texts.tsx';
import { useDraft } from '../workspace/workspace-context.tsx';
import { useUndoNotice } from '../workspace/use-undo-notice.tsx';

/** Copies objects in one step. @returns the IDs of the copies */
export function useDuplicates(model: EditedModel): (ids: readonly number[]) => readonly number[] {
  const { t } = useTexts();
  const store = useDraft();
  const tell = useUndoNotice();
  return (ids) => {
    const objects = ids.flatMap(
      (ID) => objectOf(store.getState().draft, { model, ID }) ?? [],
    ) as readonly StoredObject[];
    const fresh = store.freshIds(objects.length);
    store.putAll(objects.map((object, place) => ({ model, object: copyOf(object, fresh[place] ?? -1, t) })));
    if (objects.length > 0) tell(t('duplicate.done', { count: objects.length }));
    return fresh;
  };
}

/** Returns a copy with another name. Codes and the default flag belong to one object only, so they are not copied. */
export function copyOf(object: StoredObject, ID: number, t: Translate<StaffKey>): StoredObject {
  const { Code, IsDefault, ...rest } = object;
  const { Name } = object;
  const name = (text: string): string => (text === '' ? '' : t('duplicate.name', { name: text }));
  const named =
    typeof Name === 'string'
      ? { Name: name(Name) }
      : isObject(Name)
        ? {
            Name: Object.fromEntries(
              Object.entries(Name).map(([code, text]) => [code, typeof text === 'string' ? name(text) : text]),
            ),
          }
        : {};
  const flags = {
    ...(Code === undefined ? {} : { Code: '' }),
    ...(IsDefault === undefined ? {} : { IsDefault: false }),
  };
  return withNotesOf(object, { ...rest, ...flags, ...named, ID, Revision: 0 });
}

/** Translations of the name that were up to date still are: the words that were added come with all languages. */
function withNotesOf(object: StoredObject, copy: StoredObject): StoredObject {
  const notes = Object.entries(notesOf(object, 'Name'));
  return notes.reduce((noted, [code, note]) => {
    const place = { name: 'Name', code, source: note.slice(0, Math.max(0, note.lastIndexOf(' '))) };
    return newerSourceIn(object, place) === undefined ? withConfirmed(noted, place) : noted;
  }, copy);
}
