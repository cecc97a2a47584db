import { openDiskStore } from './disk-store.ts';
import { type ObjectStore } from './object-store.ts';
import { readS3Address } from './s3-address.ts';

export interface ObjectStoreOptions {
  /** CICERONE_FILES_URL: `s3://...`; undefined: the folder is used. */
  readonly url: string | undefined;
  readonly folder: string;
}

/** Opens the store that the settings name. Throws a StoreError if they are invalid; `check()` tests the store. */
export async function openObjectStore({ url, folder }: ObjectStoreOptions): Promise<ObjectStore> {
  if (url === undefined || url === '') return await openDiskStore(folder);
  const address = readS3Address(url);
  // Amazon's library is large: a museum that uses a folder never loads it.
  const { openS3Store } = await import('./s3-store.ts');
  return await openS3Store(address);
}
