import { Fieldset, Input, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import styles from './languages.module.css';
import { useFieldError } from './use-findings.ts';
import { useLanguageMap } from './use-language-map.ts';

export interface LanguageTextProps extends FieldProps {
  readonly isLong?: boolean;
}

/** A text in every language of the museum, side by side, so that gaps are visible at a glance. */
export function LanguageText({ of, path, label, hint, isLong = false }: LanguageTextProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const { textIn, set, isPartly } = useLanguageMap(of, path);
  const errorAt = useFieldError(of);
  const whole = errorAt(path);
  const Field = isLong ? Textarea : TextInput;
  return (
    <Fieldset legend={label} variant="unstyled" className={styles.languages} {...fieldMark(path)}>
      {hint === undefined ? null : <Input.Description mb={4}>{hint}</Input.Description>}
      <SimpleGrid cols={{ base: 1, md: Math.min(languages.length, 2) }} spacing="sm" verticalSpacing="xs">
        {languages.map(({ Code, DisplayName }) => {
          const isMissing = isPartly && textIn(Code) === '';
          return (
            <Field
              key={Code}
              {...fieldMark([...path, Code])}
              label={DisplayName || Code}
              description={isMissing ? t('field.missing') : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              lang={Code}
              error={errorAt([...path, Code])}
              value={textIn(Code)}
              data-missing={isMissing || undefined}
              {...(isLong ? { autosize: true, minRows: 3, maxRows: 14 } : {})}
              onChange={({ currentTarget }) => set(Code, currentTarget.value || undefined)}
            />
          );
        })}
      </SimpleGrid>
      {whole === undefined ? null : <Input.Error mt={4}>{whole}</Input.Error>}
    </Fieldset>
  );
}
