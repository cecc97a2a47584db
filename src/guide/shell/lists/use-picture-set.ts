import { type ImgHTMLAttributes } from 'react';
import { pictureSet } from '#contract/sized-pictures.ts';
import { useContent } from '../../state/content/content-context.tsx';

/**
 * Returns a picture's smaller sizes for an `<img>`, whose `src` stays the original.
 *
 * @param sizes how wide it is shown, as in HTML
 */
export function usePictureSet(
  url: string,
  sizes: string,
): Pick<ImgHTMLAttributes<HTMLImageElement>, 'sizes' | 'srcSet'> {
  const { base, configuration } = useContent();
  const srcSet = pictureSet(url, { base, ...configuration });
  return srcSet === undefined ? {} : { sizes, srcSet };
}
