import { existsSync } from 'node:fs';
import { type BackupSettings } from '../../settings/backup-settings.ts';
import { openDiskStore } from '../../files/disk-store.ts';
import { type ObjectStore, StoreError } from '../../files/object-store.ts';
import { readS3Address } from '../../files/s3-address.ts';

/** @throws StoreError if it cannot be used now */
export async function openSecondPlace({ copyTo, keys }: BackupSettings): Promise<ObjectStore> {
  if (copyTo.startsWith('s3://')) {
    const address = readS3Address(copyTo, 'CICERONE_BACKUP_COPY');
    // Amazon's library is large: a museum that uses a folder never loads it.
    const { openS3Store } = await import('../../files/s3-store.ts');
    return openS3Store(address, keys);
  }
  // It is not created: where another disk is not mounted, copies would fill the first.
  if (!existsSync(copyTo)) throw new StoreError(`The folder of CICERONE_BACKUP_COPY, ${copyTo}, is not there.`);
  return openDiskStore(copyTo);
}
