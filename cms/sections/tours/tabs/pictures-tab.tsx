import { Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { FileField } from '../../../fields/file-field.tsx';
import { ImageField } from '../../../fields/image-field.tsx';
import { useTexts } from '../../../language/texts.tsx';

/** How a tour looks in lists and on cards. */
export function PicturesTab({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const of = { model: 'tours', ID } as const;
  return (
    <Stack gap="lg">
      <FileField of={of} path={['IconURL']} kind="image" label={t('tour.IconURL')} hint={t('tour.IconURL.hint')} />
      <ImageField of={of} path={['ImageDescriptor']} label={t('tour.ImageDescriptor')} />
    </Stack>
  );
}
