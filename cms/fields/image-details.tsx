import { Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { type ObjectName } from '../draft/draft.ts';
import { type FieldPath } from '../draft/set-at.ts';
import { useTexts } from '../language/texts.tsx';
import { FileField } from './file-field.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { LanguageText } from './language-text.tsx';
import { PlainTextField } from './plain-text-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { useField } from './use-field.ts';

export interface ImageDetailsProps {
  readonly of: ObjectName;
  /** Of the image descriptor. */
  readonly path: FieldPath;
  /** As stored. */
  readonly imageUrl: string;
}

/** The details of a picture that staff enter (section 3.1). */
export function ImageDetails({ of, path, imageUrl }: ImageDetailsProps): ReactNode {
  const { t } = useTexts();
  const contain = useField(of, [...path, 'ImageContain']);
  return (
    <Stack gap="md">
      <FocusPicker of={of} path={[...path, 'ImageFocus']} imageUrl={imageUrl} isContained={contain.value === true} />
      <SwitchField
        of={of}
        path={[...path, 'ImageContain']}
        label={t('image.ImageContain')}
        hint={t('image.ImageContain.hint')}
      />
      <LanguageText of={of} path={[...path, 'AltText']} label={t('image.AltText')} />
      <LanguageText of={of} path={[...path, 'OverlayText']} label={t('image.OverlayText')} />
      <PlainTextField of={of} path={[...path, 'Copyright']} label={t('image.Copyright')} />
      <FileField
        of={of}
        path={[...path, 'IconURL']}
        kind="image"
        label={t('image.IconURL')}
        hint={t('image.IconURL.hint')}
      />
    </Stack>
  );
}
