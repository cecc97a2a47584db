import { Center } from '@mantine/core';
import { type ReactNode } from 'react';
import { brandAt } from '#content/brand.ts';
import { createCatalogue } from '#content/catalogue.ts';
import { formatColour, lighten, parseColour } from '#content/colour.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { themeColours } from '#content/theme-colours.ts';
import { firstLetter } from '#ui/first-letter.ts';
import { FilePreview } from '../files/file-preview.tsx';
import { useTexts } from '../language/texts.tsx';
import { useLateObjects } from '../workspace/use-catalogue.ts';
import styles from './object-list.module.css';

export interface SmallPictureProps {
  /** As stored; empty if there is none. */
  readonly url: string;
  /** Of the object, which is beside it. */
  readonly name: string;
  /** Pixels. */
  readonly size: number;
}

/** The picture of an object in lists. Without one it is a letter in the museum's colours, as visitors see it. */
export function SmallPicture({ url, name, size }: SmallPictureProps): ReactNode {
  return url === '' ? <Tile name={name} size={size} /> : <FilePreview url={url} size={size} />;
}

function Tile({ name, size }: Pick<SmallPictureProps, 'name' | 'size'>): ReactNode {
  const { language } = useTexts();
  const colours = tileColours(useLateObjects('themes'));
  return (
    <Center aria-hidden w={size} h={size} className={styles.tile} style={{ ...colours, fontSize: size / 2 }}>
      {firstLetter(name, language)}
    </Center>
  );
}

const tileColours = oncePerObject((themes: readonly StoredObject[]) => {
  const brand = brandAt({}, createCatalogue({ Themes: themes }));
  const primary = parseColour(themeColours(brand).primary);
  const background = primary && formatColour(lighten(primary, 80));
  return { background, color: themeColours(brand, background).accentOnPage };
});
