import { type ImageDescriptor, imageDescriptor } from './entities/image-descriptor.ts';

export interface Pictured {
  readonly ImageDescriptor?: ImageDescriptor | undefined;
  readonly IconURL?: string;
}

/** The small picture of a tour or a group in lists: its icon, else its picture's icon, else that picture. */
export function iconOf({ IconURL, ImageDescriptor: image }: Pictured): string {
  return IconURL || image?.IconURL || image?.ImageURL || '';
}

/** The picture of a tour or a group on a card: its picture, else its icon. */
export function cardPicture(pictured: Pictured): ImageDescriptor | undefined {
  const { ImageDescriptor: image = imageDescriptor.fallback } = pictured;
  if (image.ImageURL !== '') return image;
  const ImageURL = iconOf(pictured);
  // The crop that staff chose applies to the picture, not to the icon.
  return ImageURL === ''
    ? undefined
    : { ...imageDescriptor.fallback, AltText: image.AltText, Copyright: image.Copyright, ImageURL };
}
