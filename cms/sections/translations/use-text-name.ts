import { fieldLabel } from '../../language/field-texts.ts';
import { useTexts } from '../../language/texts.tsx';
import { useFieldSpeaker } from '../../workspace/use-field-speaker.ts';
import { useObjectName } from '../../workspace/use-object-name.ts';
import { type DeskText } from './rules/open-texts.ts';
import { pathOfField } from './rules/path-of-field.ts';

/** Returns what a text is called: `Station „Schale“: Name`. */
export function useTextName(): ((text: Pick<DeskText, 'model' | 'object' | 'field'>) => string) & {
  readonly language: (code: string) => string;
} {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const speaker = useFieldSpeaker();
  return Object.assign(
    ({ model, object, field }: Pick<DeskText, 'model' | 'object' | 'field'>): string => {
      const path = pathOfField(field).filter((step) => typeof step === 'string');
      return t('translations.field', {
        object: nameOf(model, object),
        field: fieldLabel({ model, object, path }, speaker),
      });
    },
    { language: speaker.languageName },
  );
}
