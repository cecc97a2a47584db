import { type RenderedMuseum, type RenderedScreen } from '#contract/rendered-page.ts';

/** A museum whose tour definition is JSON as bytes, which a thread reads for itself. */
export interface MuseumToRender extends Omit<RenderedMuseum, 'definition'> {
  readonly json: Uint8Array;
}

export type ThreadOrder =
  | { readonly kind: 'museum'; readonly museum: MuseumToRender }
  | { readonly kind: 'screen'; readonly id: number; readonly path: string; readonly language: string };

export type ThreadAnswer =
  | { readonly id: number; readonly screen: RenderedScreen | undefined }
  | { readonly id: number; readonly failure: string };
