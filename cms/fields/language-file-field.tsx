import { Fieldset, Input, SimpleGrid } from '@mantine/core';
import { type ReactNode } from 'react';
import { FileSlot } from '../files/file-slot.tsx';
import { useTexts } from '../language/texts.tsx';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { fieldMark } from './field-mark.ts';
import { type FileFieldProps } from './file-field.tsx';
import { useLanguageMap } from './use-language-map.ts';
import styles from './languages.module.css';
import { useFieldError } from './use-findings.ts';

/** A file in every language of the museum, side by side. */
export function LanguageFileField({ of, path, label, hint, kind }: FileFieldProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const { textIn, choose, isPartly } = useLanguageMap(of, path);
  const errorAt = useFieldError(of);
  const whole = errorAt(path);
  return (
    <Fieldset legend={label} variant="unstyled" className={styles.languages} {...fieldMark(path)}>
      {hint === undefined ? null : <Input.Description mb={4}>{hint}</Input.Description>}
      <SimpleGrid cols={{ base: 1, lg: Math.min(languages.length, 2) }} spacing="sm" verticalSpacing="xs">
        {languages.map(({ Code, DisplayName }) => {
          const url = textIn(Code);
          return (
            <FileSlot
              key={Code}
              label={DisplayName || Code}
              hint={isPartly && url === '' ? t('field.missing') : undefined}
              error={errorAt([...path, Code])}
              use={kind}
              value={url}
              onChange={(next) => choose(Code, next)}
            />
          );
        })}
      </SimpleGrid>
      {whole === undefined ? null : <Input.Error mt={4}>{whole}</Input.Error>}
    </Fieldset>
  );
}
