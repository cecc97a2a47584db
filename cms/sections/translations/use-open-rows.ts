import { useMemo } from 'react';
import { valueAt } from '../../draft/set-at.ts';
import { fieldLabel } from '../../language/field-texts.ts';
import { useTexts } from '../../language/texts.tsx';
import { type ListEntry } from '../../lists/list-rows.tsx';
import { useFieldSpeaker } from '../../workspace/use-field-speaker.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { type OpenText, openTexts, type Pair } from './rules/open-texts.ts';
import { pathOfField } from './rules/path-of-field.ts';
import { type TextObject } from './rules/text-places.ts';

/** An open text as the list shows it. Its words are made when it comes into sight. */
export interface OpenRow extends ListEntry {
  readonly text: OpenText;
  /** The texts to be translated. */
  readonly detail: string;
  readonly state: string;
}

export function useOpenRows(objects: readonly TextObject[], { source, target }: Pair): readonly OpenRow[] {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const speaker = useFieldSpeaker();
  const texts = useMemo(() => openTexts(objects, { source, target }), [objects, source, target]);
  return useMemo(
    () =>
      texts.map((text, ID): OpenRow => {
        const { model, object, field, newer } = text;
        const path = pathOfField(field);
        return {
          ID,
          text,
          get name() {
            const names = path.filter((step) => typeof step === 'string');
            const label = fieldLabel({ model, object, path: names }, speaker);
            return t('translations.field', { object: nameOf(model, object), field: label });
          },
          get detail() {
            const words = valueAt(object, [...path, newer ?? source]);
            return typeof words === 'string' ? words.replaceAll(/<[^>]*>|\s+/g, ' ').trim() : '';
          },
          get state() {
            if (newer === undefined) return t('translations.isMissing');
            return t('translations.isOlder', { language: speaker.languageName(newer) });
          },
        };
      }),
    // The speaker's words follow the language of the staff area alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [texts, source, t],
  );
}
