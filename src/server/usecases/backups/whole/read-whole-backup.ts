import { createReadStream } from 'node:fs';
import { type ObjectStore } from '../../../files/object-store.ts';
import { withTemporary } from '../../../files/with-temporary.ts';
import { writeStream } from '../../../files/write-stream.ts';
import { checkWholeBackup, type CheckedWhole } from './check-whole-backup.ts';
import { decryptStream } from './encryption.ts';

export interface WholeBackupToRead {
  readonly store: ObjectStore;
  readonly passphrase: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Decrypts a backup of everything, reads it to its last byte, and runs work with it while it is decrypted on the disk.
 *
 * @throws WholeBackupError, Refusal `wrong-backup`, `storage-full`, or the reason of the signal
 */
export async function readWholeBackup<Result>(
  path: string,
  { store, passphrase, signal }: WholeBackupToRead,
  use: (checked: CheckedWhole, zip: string) => Promise<Result>,
): Promise<Result> {
  return withTemporary(store, async (zip) => {
    const plain = await decryptStream(createReadStream(path, { highWaterMark: 1024 * 1024 }), passphrase);
    await writeStream(plain, zip, { mode: 0o600, signal });
    return await use(await checkWholeBackup(zip), zip);
  });
}
