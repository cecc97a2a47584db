/** A requested width is rounded up to one of these, so that few sizes are made and stored. */
export const sizedWidths = [320, 640, 960, 1280, 1920] as const;
export const sizedFormats = ['avif', 'webp'] as const;
export type SizedFormat = (typeof sizedFormats)[number];

/** Returns the key of a smaller copy of the picture with this hash. */
export function sizedKey(hash: string, width: number, format: SizedFormat): string {
  return `sizes/${hash}-${width}.${format}`;
}

/** Returns the keys of all smaller copies that may exist. */
export function sizedKeys(hash: string): readonly string[] {
  return sizedWidths.flatMap((width) => sizedFormats.map((format) => sizedKey(hash, width, format)));
}
