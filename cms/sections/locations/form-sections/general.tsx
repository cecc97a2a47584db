import { Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { type ObjectName } from '../../../draft/draft.ts';
import { FileField } from '../../../fields/file-field.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { StationKindField } from '../../../fields/station-kind-field.tsx';
import { useTexts } from '../../../language/texts.tsx';

/** The station's kind and name. */
export function GeneralFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  return (
    <Stack gap="md">
      <StationKindField of={of} />
      <LanguageText of={of} path={['Name']} label={t('location.Name')} isRequired />
    </Stack>
  );
}

/** Texts shown with a station's name, above it and in lists. */
export function ListedFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  return (
    <Stack gap="md">
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
