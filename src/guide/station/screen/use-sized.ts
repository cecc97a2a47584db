import { useCallback } from 'react';
import { pictureFor } from '#contract/sized-pictures.ts';
import { useContent } from '../../state/content/content-context.tsx';

/** Chooses a size for pictures where a browser cannot: the smallest that is at least this many pixels wide. */
export function useSized(): (url: string, pixels: number) => string {
  const { base, configuration } = useContent();
  return useCallback((url, pixels) => pictureFor(url, pixels, { base, ...configuration }), [base, configuration]);
}
