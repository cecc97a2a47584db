import { Stack, Switch } from '@mantine/core';
import { type ReactNode } from 'react';
import { FileSlot } from '../files/file-slot.tsx';
import { useTexts } from '../language/texts.tsx';
import { languageName } from '../language/writing.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { LanguageColumns } from './language-columns.tsx';
import { fieldMark } from './field-mark.ts';
import { useField } from './use-field.ts';
import { useFieldError } from './use-findings.ts';
import { useLanguageMap } from './use-language-map.ts';

/** A file in the museum's languages. A picture may be the same in all of them, and is missing in none then. */
export function LanguageFileField(props: FileFieldProps): ReactNode {
  const { of, path, kind } = props;
  const { t } = useTexts();
  const languages = useContentLanguages();
  const { value, choose } = useField(of, path);
  const { textIn } = useLanguageMap(of, path);
  if (kind !== 'image' || languages.length < 2) return <FilePerLanguage {...props} />;
  const isSame = typeof value === 'string';
  const share = (): void => choose(languages.map(({ Code }) => textIn(Code)).find((url) => url !== '') ?? '');
  const part = (): void =>
    choose(value === '' ? undefined : Object.fromEntries(languages.map(({ Code }) => [Code, value])));
  return (
    <Stack gap={4}>
      {isSame ? <FileField {...props} /> : <FilePerLanguage {...props} />}
      <Switch
        size="xs"
        label={t('field.sameFile')}
        checked={isSame}
        onChange={({ currentTarget }) => (currentTarget.checked ? share() : part())}
      />
    </Stack>
  );
}

function FilePerLanguage({ kind, ...field }: FileFieldProps): ReactNode {
  const { of, path } = field;
  const { t } = useTexts();
  const { textIn, choose, isMissing } = useLanguageMap(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <LanguageColumns {...field} from="lg" isMissing={isMissing}>
      {(language) => {
        const { Code } = language;
        return (
          <div key={Code} {...fieldMark([...path, Code])}>
            <FileSlot
              label={languageName(language)}
              lang={Code}
              hint={isMissing(Code) ? t('field.missing') : undefined}
              error={errorAt([...path, Code])}
              use={kind}
              value={textIn(Code)}
              onChange={(next) => choose(Code, next)}
            />
          </div>
        );
      }}
    </LanguageColumns>
  );
}
