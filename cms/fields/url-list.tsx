import { Box, Group, Input, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { fileName } from '../media/file-address.ts';
import { FilePreview } from '../files/file-preview.tsx';
import { useTexts } from '../language/texts.tsx';
import { AddFiles } from './add-files.tsx';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { ItemList } from './item-list.tsx';
import { useFieldError } from './use-findings.ts';
import { useList } from './use-list.ts';

export interface PictureUrlListProps extends FieldProps {
  /** A note on a picture, below the name of its file. */
  readonly noteOn?: (url: string) => string;
}

/** Pictures without details, in order: the cards of a memory game, the parts of a board. */
export function PictureUrlList({ of, path, label, hint, noteOn }: PictureUrlListProps): ReactNode {
  const { t } = useTexts();
  const list = useList(of, path);
  const error = useFieldError(of, path)(path);
  return (
    <Stack gap="xs" role="group" aria-label={label} {...fieldMark(path)}>
      <Input.Label labelElement="div">{label}</Input.Label>
      <ItemList
        label={label}
        list={list}
        nameOf={(place) => t('image.nth', { number: place + 1 })}
        {...(hint === undefined ? {} : { empty: hint })}
        add={<AddFiles label={t('image.add')} use="image" onAdd={(urls) => list.add(...urls)} />}
      >
        {(place) => {
          const url = String(list.items[place]);
          return (
            <Group gap="sm" wrap="nowrap">
              <FilePreview url={url} size={48} />
              <Box miw={0}>
                <Text size="sm" truncate>
                  {fileName(url)}
                </Text>
                {noteOn === undefined ? null : (
                  <Text size="xs" c="dimmed">
                    {noteOn(url)}
                  </Text>
                )}
              </Box>
            </Group>
          );
        }}
      </ItemList>
      {error === undefined ? null : <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}
