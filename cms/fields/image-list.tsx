import { Center, Group, Stack, Text } from '@mantine/core';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { imageDescriptor, type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { objectPosition } from '#content/image-focus.ts';
import { isObject } from '#content/schema/containers.ts';
import { anyLanguage, textFor } from '#content/schema/texts.ts';
import { Trail } from '#content/schema/trail.ts';
import { FoldButton } from '../controls/fold-button.tsx';
import { useRetries } from '../files/use-retries.ts';
import { useAddresses } from '../session/use-addresses.ts';
import { useTexts } from '../language/texts.tsx';
import { spokenIn } from '../workspace/rules/language-families.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { AddFiles } from './add-files.tsx';
import { fieldMark } from './field-mark.ts';
import { type FieldProps } from './field-props.ts';
import { FileField } from './file-field.tsx';
import { ImageDetails } from './image-details.tsx';
import styles from './image-list.module.css';
import { useItemKeys } from './item-keys.ts';
import { ItemList } from './item-list.tsx';
import { useList } from './use-list.ts';

/** Pictures in order, each as visitors see it, with its details. */
export function ImageList({ of, path, label, hint }: FieldProps): ReactNode {
  const { t } = useTexts();
  const list = useList(of, path);
  const keys = useItemKeys(list.items);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const nameOf = (place: number): string => t('image.nth', { number: place + 1 });
  const isOpen = (place: number): boolean => open.has(keys[place] ?? '');
  const toggle = (place: number): void => {
    const next = new Set(open);
    if (!next.delete(keys[place] ?? '')) next.add(keys[place] ?? '');
    setOpen(next);
  };
  return (
    <div {...fieldMark(path)}>
      <ItemList
        label={label}
        list={list}
        nameOf={nameOf}
        renderBody={(place) =>
          isOpen(place) ? (
            <Stack gap="md" role="group" aria-label={nameOf(place)} mt="xs">
              <FileField of={of} path={[...path, place, 'ImageURL']} kind="image" label={t('image.ImageURL')} />
              <ImageDetails of={of} path={[...path, place]} imageUrl={read(list.items[place]).ImageURL} />
            </Stack>
          ) : null
        }
        empty={hint ?? t('image.none')}
        add={
          <AddFiles
            label={t('image.add')}
            use="image"
            onAdd={(urls) => list.add(...urls.map((ImageURL) => ({ ImageURL })))}
          />
        }
      >
        {(place) => (
          <ListedImage
            image={read(list.items[place])}
            name={nameOf(place)}
            isOpen={isOpen(place)}
            onToggle={() => toggle(place)}
          />
        )}
      </ItemList>
    </div>
  );
}

function read(stored: unknown): ImageDescriptor {
  return imageDescriptor.read(isObject(stored) ? stored : {}, new Trail());
}

interface ListedImageProps {
  readonly image: ImageDescriptor;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ListedImage({ image, name, isOpen, onToggle }: ListedImageProps): ReactNode {
  const { t, language } = useTexts();
  const { pictureAddress } = useAddresses();
  const address = pictureAddress(image.ImageURL, 320);
  const { hasFailed, attempt, onError } = useRetries(address);
  return (
    <Group gap="sm" wrap="nowrap" align="start">
      {image.ImageURL === '' || hasFailed ? (
        <Center className={styles.picture} c="gray.7">
          <ImageOff aria-hidden size={32} />
        </Center>
      ) : (
        <img
          key={attempt}
          className={styles.picture}
          src={address}
          alt=""
          onError={onError}
          style={{
            objectFit: image.ImageContain ? 'contain' : 'cover',
            objectPosition: objectPosition(image.ImageFocus),
          }}
        />
      )}
      <Stack gap={4} flex={1} miw={0}>
        <Words image={image} language={language} />
        <FoldButton label={t('item.details')} name={t('image.edit', { name })} isOpen={isOpen} onClick={onToggle} />
      </Stack>
    </Group>
  );
}

interface WordsProps {
  readonly image: ImageDescriptor;
  readonly language: string;
}

/** The details of the picture, and the languages in which it lacks a description. */
function Words({ image: { AltText, OverlayText, Copyright }, language }: WordsProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const caption = Object.values(AltText).find((text) => text !== '') ?? Object.values(OverlayText)[0] ?? '';
  const lacking = spokenIn(languages).filter(
    ({ Code }) => textFor(AltText, Code) === '' && textFor(AltText, anyLanguage) === '',
  );
  return (
    <>
      {caption === '' ? null : (
        <Text size="sm" lineClamp={2}>
          {caption}
        </Text>
      )}
      {Copyright === '' ? null : (
        <Text size="xs" c="dimmed" lineClamp={1}>
          © {Copyright}
        </Text>
      )}
      {lacking.length === 0 ? null : (
        <Text size="xs" className={styles.lacking}>
          {t('image.noAlt', { languages: inWords(lacking, language) })}
        </Text>
      )}
    </>
  );
}

function inWords(
  languages: readonly { readonly Code: string; readonly DisplayName: string }[],
  language: string,
): string {
  return new Intl.ListFormat(language, { type: 'unit' }).format(
    languages.map(({ Code, DisplayName }) => DisplayName || Code),
  );
}
