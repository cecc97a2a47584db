import { Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { type ObjectName } from '../../../draft/draft.ts';
import { ChoiceField } from '../../../fields/choice-field.tsx';
import { FileField } from '../../../fields/file-field.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { useTexts } from '../../../language/texts.tsx';

/** The fields that every station has: its kind, and its name in lists. */
export function GeneralPart({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  return (
    <Stack gap="md">
      <ChoiceField
        of={of}
        path={['Type']}
        label={t('location.Type')}
        hint={t('location.Type.hint')}
        fallback={LocationType.Audio}
        options={Object.values(LocationType).map((value) => ({ value, label: t(`location.Type.${value}`) }))}
      />
      <LanguageText of={of} path={['Name']} label={t('location.Name')} />
      <LanguageText of={of} path={['HeaderTitle']} label={t('location.HeaderTitle')} />
      <LanguageText of={of} path={['Description']} label={t('location.Description')} />
      <FileField
        of={of}
        path={['IconURL']}
        kind="image"
        label={t('location.IconURL')}
        hint={t('location.IconURL.hint')}
      />
    </Stack>
  );
}
