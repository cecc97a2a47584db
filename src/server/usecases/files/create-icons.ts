import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { iconFolder } from '#contract/paths.ts';
import { refuse } from '../../refuse.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { type PictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { PictureWorkerEnded } from '../../files/picture-process/picture-worker.ts';
import { blobKey, type BlobStore } from '../../files/store-blob.ts';
import { type Database } from '../../store/database.ts';
import { storeFile } from './store-file.ts';
import { findFile } from './tree.ts';

interface IconOptions {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly blobs: BlobStore;
  readonly pictures: PictureWorkers;
  readonly clock: () => number;
}

/**
 * Creates `favicon.ico` and the app's icons from a picture of the museum.
 *
 * @returns the paths of the icons
 * @throws Refusal `not-found`, `wrong-file`
 */
export async function createIcons(
  { db, store, blobs, pictures, clock }: IconOptions,
  path: string,
  who: string,
): Promise<string[]> {
  const file = await findFile(db.read, path.normalize('NFC'));
  if (file === undefined) throw refuse('picture-missing', { path });
  const icons = await pictures.run('makeIcons', await buffer(await store.get(blobKey(file.hash)))).catch(explain);
  const stored = await Promise.all(
    icons.map(async ({ name, type, bytes }) => ({
      name,
      type,
      notes: [],
      ...(await blobs.add(Readable.from([bytes]))),
    })),
  );
  return await db.write(async (transaction) => {
    const paths: string[] = [];
    for (const icon of stored)
      paths.push((await storeFile(transaction, iconFolder, icon, { who, now: clock() })).row.path);
    return paths;
  });
}

function explain(error: unknown): never {
  throw error instanceof PictureWorkerEnded && error.isByJob ? refuse('icons-impossible', {}, { cause: error }) : error;
}
