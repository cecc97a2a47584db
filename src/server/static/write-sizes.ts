import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaFolder } from '#contract/paths.ts';
import { sizable, sizedPath, staticWidths } from '#contract/sized-pictures.ts';
import { type PictureWorkers } from '../files/picture-process/picture-workers.ts';
import { type ListedMedium } from '../usecases/files/list-media.ts';

/**
 * Writes the pictures of a static guide in smaller sizes too. Every address that the guide may ask for exists: what is no
 * picture in spite of its name, or moves, is copied.
 *
 * @param folder of the static guide, with its media in it
 */
export async function writeSizes(
  media: readonly ListedMedium[],
  folder: string,
  workers: PictureWorkers,
): Promise<void> {
  const start = `${mediaFolder}/`;
  const pictures = media.map(({ Path }) => Path).filter((path) => path.startsWith(start) && sizable.test(path));
  await Promise.all(
    pictures.map(async (picture) => {
      const path = join(folder, picture);
      const targets = staticWidths.map((width) => ({
        width,
        path: join(folder, sizedPath(picture.slice(start.length), width)),
      }));
      for (const target of targets) await mkdir(dirname(target.path), { recursive: true });
      const isMade = await workers.run('shrinkToFiles', { path, targets }).catch(() => false);
      if (!isMade) for (const target of targets) await copyFile(path, target.path);
    }),
  );
}
