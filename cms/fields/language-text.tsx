import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { languageName, writingOf } from '../language/writing.ts';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { LanguageColumns } from './language-columns.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';
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
  const errorAt = useFieldError(of);
  const Field = isLong ? Textarea : TextInput;
  return (
    <LanguageColumns {...field} from="md" isMissing={isMissing}>
      {(language) => {
        const { Code } = language;
        const source = newerSource(Code);
        const lacks = isMissing(Code);
        return (
          <Translation
            key={Code}
            language={language}
            source={source}
            onConfirm={source === undefined ? undefined : () => confirm(Code, source)}
          >
            {isHtml ? (
              <RichTextField
                {...fieldMark([...path, Code])}
                writing={writingOf(language)}
                label={languageName(language)}
                description={lacks ? t('field.missing') : undefined}
                error={errorAt([...path, Code])}
                value={textIn(Code)}
                onChange={(text, isStep) => set(Code, text || undefined, isStep)}
              />
            ) : (
              <Field
                {...fieldMark([...path, Code])}
                {...writingOf(language)}
                label={languageName(language)}
                labelProps={{ lang: Code }}
                description={lacks ? t('field.missing') : undefined}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                error={errorAt([...path, Code])}
                value={textIn(Code)}
                data-missing={lacks || undefined}
                {...(isLong ? { autosize: true, minRows: 3, maxRows: 14 } : {})}
                onChange={({ currentTarget }) => set(Code, currentTarget.value || undefined)}
              />
            )}
          </Translation>
        );
      }}
    </LanguageColumns>
  );
}
