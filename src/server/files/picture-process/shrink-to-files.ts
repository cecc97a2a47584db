import { copyFile } from 'node:fs/promises';
import { inBrowserColours } from './browser-colours.ts';
import { openPicture } from './open-picture.ts';
import { settings } from './shrink-picture.ts';

export interface FilesToShrink {
  /** A local path. */
  readonly path: string;
  /** Narrow ones first. */
  readonly targets: readonly { readonly width: number; readonly path: string }[];
}

/** Writes a picture as WebP in several widths, at most its own. @returns whether it did: not for animations */
export async function shrinkToFiles({ path, targets }: FilesToShrink): Promise<boolean> {
  const { pages = 1, autoOrient } = await openPicture(path).metadata();
  if (pages > 1) return false;
  let whole: string | undefined;
  for (const target of targets) {
    if (whole === undefined) {
      const narrow = openPicture(path).autoOrient().resize({ width: target.width, withoutEnlargement: true });
      const small = await inBrowserColours(narrow);
      await small.toFormat('webp', settings.webp).toFile(target.path);
      if (target.width >= autoOrient.width) whole = target.path;
    } else await copyFile(whole, target.path);
  }
  return true;
}
