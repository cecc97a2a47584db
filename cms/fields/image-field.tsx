import { Fieldset, Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type FieldProps } from './field-props.ts';
import { FileField } from './file-field.tsx';
import { ImageDetails } from './image-details.tsx';
import { useField } from './use-field.ts';

/** One picture with its details: `path` leads to an image descriptor. */
export function ImageField({ of, path, label, hint }: FieldProps): ReactNode {
  const { t } = useTexts();
  const { value } = useField(of, [...path, 'ImageURL']);
  const imageUrl = typeof value === 'string' ? value : '';
  return (
    <Fieldset legend={label}>
      <Stack gap="md">
        <FileField
          of={of}
          path={[...path, 'ImageURL']}
          kind="image"
          label={t('image.ImageURL')}
          {...(hint === undefined ? {} : { hint })}
        />
        {imageUrl === '' ? null : <ImageDetails of={of} path={path} imageUrl={imageUrl} />}
      </Stack>
    </Fieldset>
  );
}
