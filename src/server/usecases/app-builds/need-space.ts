import { statfs } from 'node:fs/promises';
import { refuse } from '../../refuse.ts';
import { type ListedMedium } from '../files/list-media.ts';

/** The guide, the app before and after signing, and what is kept of it: about three times the media, and some. */
const times = 3;
const usual = 100 * 1024 ** 2;

/** @throws Refusal `storage-full` if a build would fill the disk, on which the museum's own files may be */
export async function needSpaceFor(folder: string, media: readonly ListedMedium[]): Promise<void> {
  const needed = times * media.reduce((sum, { Bytes }) => sum + Bytes, 0) + usual;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed) throw refuse('storage-full', {});
}
