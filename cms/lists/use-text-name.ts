import { type StoredObject } from '#content/schema/containers.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { pathOfField } from '../draft/set-at.ts';
import { fieldLabel } from '../language/field-texts.ts';
import { useTexts } from '../language/texts.tsx';
import { useFieldSpeaker } from '../workspace/use-field-speaker.ts';
import { useObjectName } from '../workspace/use-object-name.ts';

interface NamedField {
  readonly model: EditedModel;
  readonly object: StoredObject;
  /** With dots for nested fields. */
  readonly field: string;
}

/** Returns what a field of an object is called: `Station „Schale“: Name`. */
export function useTextName(): ((text: NamedField) => string) & {
  readonly language: (code: string) => string;
} {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const speaker = useFieldSpeaker();
  return Object.assign(
    ({ model, object, field }: NamedField): string => {
      const path = pathOfField(field).filter((step) => typeof step === 'string');
      return t('translations.field', {
        object: nameOf(model, object),
        field: fieldLabel({ model, object, path }, speaker),
      });
    },
    { language: speaker.languageName },
  );
}
