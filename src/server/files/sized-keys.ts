import { pictureWidths } from '#contract/sized-pictures.ts';

const sizedFormats = ['avif', 'webp'] as const;
export type SizedFormat = (typeof sizedFormats)[number];

/** Returns the key of a smaller copy of the picture with this hash. */
export function sizedKey(hash: string, width: number, format: SizedFormat): string {
  return `sizes/${hash}-${width}.${format}`;
}

/** Returns the keys of all smaller copies that may exist. */
export function sizedKeys(hash: string): readonly string[] {
  return pictureWidths.flatMap((width) => sizedFormats.map((format) => sizedKey(hash, width, format)));
}
