import { Stack, Switch } from '@mantine/core';
import { type ReactNode } from 'react';
import { type LanguageVariant } from '#content/language-variants.ts';
import { isRecorded } from '#content/station-variants.ts';
import { FileSlot } from '../files/file-slot.tsx';
import { useTexts } from '../language/texts.tsx';
import { languageName } from '../language/writing.ts';
import { spokenIn } from '../workspace/rules/language-families.ts';
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
  const spoken = spokenIn(languages);
  if (kind !== 'image' || spoken.length < 2) return <FilePerLanguage {...props} />;
  const isSame = typeof value === 'string';
  const share = (): void => choose(spoken.map(({ Code }) => textIn(Code)).find((url) => url !== '') ?? '');
  const part = (): void =>
    choose(value === '' ? undefined : Object.fromEntries(spoken.map(({ Code }) => [Code, value])));
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
  const { textIn, choose, isMissing, instead } = useLanguageMap(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <LanguageColumns
      {...field}
      from="lg"
      isMissing={isMissing}
      hasOwn={(code) => textIn(code) !== ''}
      mayHave={(variant) => mayHave(String(path[0]), variant)}
    >
      {(language) => {
        const { Code } = language;
        const other = instead(Code)?.from;
        return (
          <div key={Code} {...fieldMark([...path, Code])}>
            <FileSlot
              label={languageName(language)}
              lang={Code}
              hint={
                isMissing(Code)
                  ? t('field.missing')
                  : other && t('variant.insteadFile', { language: languageName(other) })
              }
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

/** Signed and described recordings have separate fields, so there is one place for each. What lies elsewhere is still shown. */
function mayHave(field: string, variant: LanguageVariant): boolean {
  if (field === 'SignLanguageURL' || field === 'AudioDescriptionURL') return false;
  return !isRecorded(variant) || (field === 'CaptionsURL' && variant === 'sign');
}
