import { useCallback } from 'react';
import { pictureFor } from '#contract/sized-pictures.ts';
import { useContent } from '../../state/content/content-context.tsx';

/** Returns the address of a picture in a size at least so many pixels wide, where a browser cannot choose one itself. */
export function useSized(): (url: string, pixels: number) => string {
  const { base, configuration } = useContent();
  return useCallback((url, pixels) => pictureFor(url, pixels, { base, ...configuration }), [base, configuration]);
}
