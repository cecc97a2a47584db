import { type SizedFormat } from '../sized-keys.ts';
import { inBrowserColours } from './browser-colours.ts';
import { openPicture } from './open-picture.ts';

export interface Shrinking {
  /** A local path. */
  readonly path: string;
  readonly width: number;
  readonly format: SizedFormat;
}

export const settings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, effort: 4 },
} as const satisfies Readonly<Record<SizedFormat, object>>;

/** Returns a smaller copy; undefined for animations, and for pictures that are not wider anyway. */
export async function shrinkPicture({ path, width, format }: Shrinking): Promise<Buffer | undefined> {
  const original = openPicture(path);
  const { pages = 1, autoOrient } = await original.metadata();
  if (pages > 1 || autoOrient.width <= width) return undefined;
  const small = await inBrowserColours(original.autoOrient().resize({ width, withoutEnlargement: true }));
  return await small.toFormat(format, settings[format]).toBuffer();
}
