import { type Point } from '#content/outline.ts';

/** The outline of the region around a place, or why there is none. */
export type Found =
  | { readonly kind: 'outline'; readonly ring: readonly Point[] }
  | { readonly kind: 'refused'; readonly reason: 'everything' | 'speck' | 'failed' };
