import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { refuse } from '../../refuse.ts';
import { type Gate } from '../../files/gate.ts';
import { makeIcons } from '../../files/icons.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { blobKey, type BlobStore } from '../../files/store-blob.ts';
import { type Database } from '../../store/database.ts';
import { storeFile } from './store-file.ts';
import { findFile } from './tree.ts';

export const iconFolder = 'icons';

interface IconOptions {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly blobs: BlobStore;
  readonly pictures: Gate;
  readonly clock: () => number;
}

/**
 * Creates `favicon.ico` and the app's icons from a picture of the museum.
 *
 * @returns the paths of the icons
 * @throws Refusal `not-found`, `wrong-file`
 */
export async function createIcons({ db, store, blobs, pictures, clock }: IconOptions, path: string): Promise<string[]> {
  const file = await findFile(db.read, path.normalize('NFC'));
  if (file === undefined) throw refuse('picture-missing', { path });
  const icons = await makeIcons(await buffer(await store.get(blobKey(file.hash))), pictures);
  const stored = await Promise.all(
    icons.map(async ({ name, type, bytes }) => ({ name, type, ...(await blobs.add(Readable.from([bytes]))) })),
  );
  return await db.write(async (transaction) => {
    const paths: string[] = [];
    for (const icon of stored) paths.push((await storeFile(transaction, iconFolder, icon, clock())).path);
    return paths;
  });
}
