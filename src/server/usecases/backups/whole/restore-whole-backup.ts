import { mediaFolder } from '#contract/paths.ts';
import { type ObjectStore } from '../../../files/object-store.ts';
import { type BlobStore } from '../../../files/store-blob.ts';
import { readZip } from '../../../files/zip-read.ts';
import { type Database } from '../../../store/database.ts';
import { type CheckedWhole } from './check-whole-backup.ts';
import { readWholeBackup } from './read-whole-backup.ts';
import { refuseUsed, replaceRows } from './replace-rows.ts';

export interface WholeBackupToRestore {
  /** Opens the instance's database, once the file has been checked: a refused one leaves no tables. */
  readonly openDatabase: () => Promise<Database>;
  readonly store: ObjectStore;
  readonly blobs: Pick<BlobStore, 'add'>;
  readonly passphrase: string;
  /** Whether an instance that is in use is replaced. */
  readonly isReplacing: boolean;
  /** Ends it early, before anything is replaced. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Replaces an empty instance by a whole backup. The file is decrypted and checked to its last byte first; the bytes of
 * files come next, still unused; one transaction replaces all rows. Killed at any moment, it leaves the instance
 * unchanged or complete.
 *
 * @throws WholeBackupError, Refusal `wrong-backup`, `storage-full`, or the reason of the signal
 */
export async function restoreWholeBackup(path: string, given: WholeBackupToRestore): Promise<CheckedWhole> {
  const { store, blobs, passphrase, isReplacing, signal } = given;
  return readWholeBackup(path, { store, passphrase, signal }, async (checked, zip) => {
    signal?.throwIfAborted();
    const db = await given.openDatabase();
    if (!isReplacing) await refuseUsed(db.read);
    await readZip(zip, async ({ path: name, isFolder, open }) => {
      signal?.throwIfAborted();
      if (!isFolder && isFile(name)) await blobs.add(await open());
    });
    await replaceRows(db, { zip, instance: checked.instance, isReplacing, signal });
    return checked;
  });
}

/** Files whose names no archive allows have another folder. */
function isFile(entry: string): boolean {
  return entry.startsWith(`${mediaFolder}/`) || entry.startsWith('unusual-names/');
}
