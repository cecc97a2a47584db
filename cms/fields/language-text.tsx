import { TextInput } from '@mantine/core';
import { type ChangeEvent, type ReactNode } from 'react';
import { GrowingText } from '../controls/growing-text.tsx';
import { useTexts } from '../language/texts.tsx';
import { languageName, writingOf } from '../language/writing.ts';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { LanguageColumns } from './language-columns.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { notesBelow } from './rich-text/source-field.tsx';
import { Translation } from './translation.tsx';
import { useFieldError } from './use-findings.ts';
import { useLanguageMap } from './use-language-map.ts';

export interface LanguageTextProps extends FieldProps {
  readonly isLong?: boolean;
  /** The guide shows it as HTML. */
  readonly isHtml?: boolean;
}

/** A text in the museum's languages. */
export function LanguageText({ isLong = false, isHtml = false, ...field }: LanguageTextProps): ReactNode {
  const { of, path } = field;
  const { t } = useTexts();
  const { textIn, set, isMissing, newerSource, confirm } = useLanguageMap(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <LanguageColumns {...field} from="md" isMissing={isMissing}>
      {(language) => {
        const { Code } = language;
        const source = newerSource(Code);
        const common = {
          ...fieldMark([...path, Code]),
          label: languageName(language),
          description: isMissing(Code) ? t('field.missing') : undefined,
          error: errorAt([...path, Code]),
          value: textIn(Code),
        };
        const plain = {
          ...common,
          ...writingOf(language),
          labelProps: { lang: Code },
          inputWrapperOrder: notesBelow,
          'data-missing': isMissing(Code) || undefined,
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
            set(Code, currentTarget.value || undefined),
        };
        return (
          <Translation
            key={Code}
            language={language}
            source={source}
            onConfirm={source === undefined ? undefined : () => confirm(Code, source)}
          >
            {isHtml ? (
              <RichTextField
                {...common}
                writing={writingOf(language)}
                onChange={(text, isStep) => set(Code, text || undefined, isStep)}
              />
            ) : isLong ? (
              <GrowingText {...plain} minRows={3} maxRows={14} />
            ) : (
              <TextInput {...plain} />
            )}
          </Translation>
        );
      }}
    </LanguageColumns>
  );
}
