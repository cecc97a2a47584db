import { openDiskStore } from './disk-store.ts';
import { type ObjectStore } from './object-store.ts';
import { readS3Address } from './s3-address.ts';

export interface ObjectStoreOptions {
  /** CICERONE_FILES_URL: `s3://...`; absent: the folder. */
  readonly url: string | undefined;
  readonly folder: string;
}

/** The store that the settings name. Throws a StoreError when they make no sense; `check()` tells whether it works. */
export async function openObjectStore({ url, folder }: ObjectStoreOptions): Promise<ObjectStore> {
  if (url === undefined || url === '') return await openDiskStore(folder);
  const address = readS3Address(url);
  // Amazon's library is large: a museum with a folder never loads it.
  const { openS3Store } = await import('./s3-store.ts');
  return await openS3Store(address);
}
