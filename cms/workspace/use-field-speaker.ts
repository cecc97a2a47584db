import { readVariantCode } from '#content/language-variants.ts';
import { editedModels } from '#contract/calls/content-calls.ts';
import { objectOf } from '../draft/draft.ts';
import { type FieldSpeaker } from '../language/field-texts.ts';
import { languageWords } from '../language/language-words.ts';
import { useTexts } from '../language/texts.tsx';
import { objectLabel } from './object-label.ts';
import { useContentLanguages } from './use-catalogue.ts';
import { useDraft } from './workspace-context.tsx';

/** Returns the words for fields and their values in the reader's language, from the edited content. */
export function useFieldSpeaker(): FieldSpeaker {
  const { t, knows, language } = useTexts();
  const languages = useContentLanguages();
  const store = useDraft();
  return {
    t,
    knows,
    language,
    languageName: (code) =>
      readVariantCode(code) === undefined
        ? languages.find(({ Code }) => Code === code)?.DisplayName || code
        : languageWords(code, languages, { t, language }),
    objectName: (name, ID) => {
      const model = editedModels.find((each) => each === name);
      const object = model && objectOf(store.getState().draft, { model, ID });
      return object && objectLabel(object, language, t('unnamed'));
    },
  };
}
