import { Checkbox, Group } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';

export interface LanguagesFieldProps {
  /** Codes of languages. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** The languages that a translator may change. */
export function LanguagesField({ value, onChange }: LanguagesFieldProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  return (
    <Checkbox.Group label={t('users.languages')} value={[...value]} onChange={onChange}>
      <Group gap="xs" mt={4}>
        {languages.map((language) => (
          <Checkbox key={language.Code} value={language.Code} label={languageName(language)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
