import { entities } from '#content/definition.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { objectOf } from '../draft/draft.ts';
import { fieldLabel } from '../language/field-texts.ts';
import { personOf } from '../language/person-of.ts';
import { useTexts } from '../language/texts.tsx';
import { useFieldSpeaker } from '../workspace/use-field-speaker.ts';
import { useObjectName } from '../workspace/use-object-name.ts';
import { useDraft } from '../workspace/workspace-context.tsx';
import { changedFields } from './rules/changed-fields.ts';
import { type EntryGroup } from './rules/group-entries.ts';
import { type HistoryEntry } from './rules/history-entry.ts';

export interface ChangeWords {
  /** What was changed: `Text, Deutsch und Name, Deutsch`. */
  readonly what: (group: EntryGroup) => string;
  /** Who changed it, and how: `durch einen Import von Ada`. */
  readonly by: (entry: HistoryEntry) => string;
  readonly who: (entry: HistoryEntry) => string;
  readonly name: (entry: HistoryEntry) => string;
  readonly label: (entry: HistoryEntry, path: readonly string[]) => string;
}

/** Fields that are named; of further ones, only their number is. */
const named = 3;

/** Returns the words for changes. */
export function useChangeWords(): ChangeWords {
  const { t, language } = useTexts();
  const speaker = useFieldSpeaker();
  const nameOf = useObjectName();
  const store = useDraft();
  const objectIn = ({ Model, ID, Object: deleted }: HistoryEntry): StoredObject | undefined =>
    objectOf(store.getState().draft, { model: Model, ID }) ?? deleted;
  const who: ChangeWords['who'] = ({ Who }) => (Who === '' ? t('history.former') : personOf(Who, t));
  const label: ChangeWords['label'] = (entry, path) =>
    fieldLabel({ model: entry.Model, object: objectIn(entry) ?? {}, path }, speaker);
  return {
    who,
    label,
    by: (entry) =>
      t(`history.by.${entry.Kind === 'deleted' && entry.Cause === 'remove' ? 'save' : entry.Cause}`, {
        who: who(entry),
      }),
    what: ({ main, kind, entries, isStep }) => {
      if (kind !== 'changed') return t(`history.${kind}`);
      const order = Object.keys(entities[main.Model].fields);
      const place = (field: string): number => order.indexOf(field.split('.')[0] ?? '');
      const fields = changedFields(isStep ? [main] : entries).toSorted((one, other) => place(one) - place(other));
      if (fields.length === 0) return t(main.Fields.length === 0 ? 'history.changed' : 'history.noted');
      const labels = [...new Set(fields.map((field) => label(main, field.split('.'))))];
      const count = labels.length - named;
      if (count <= 0) return listed(labels);
      return t('history.moreFields', { fields: labels.slice(0, named).join('; '), count });
    },
    name: (entry) => {
      const object = objectIn(entry);
      return object === undefined
        ? t('history.number', { model: t(`model.${entry.Model}`), number: entry.ID })
        : nameOf(entry.Model, object);
    },
  };

  /** Labels have commas in them. */
  function listed(labels: readonly string[]): string {
    const isPlain = labels.every((each) => !each.includes(','));
    return isPlain ? new Intl.ListFormat(language).format(labels) : labels.join('; ');
  }
}
