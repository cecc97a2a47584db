import { createWriteStream, type WriteStream } from 'node:fs';
import { hashFile } from '../../files/hash-file.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { withTemporary } from '../../files/with-temporary.ts';
import { type Settings } from '../../settings.ts';
import { type Database } from '../../store/database.ts';
import { type AuditTrail } from '../audit/audit-trail.ts';
import { noteDone } from './backup-jobs.ts';
import { storedKey } from './stored-backups.ts';
import { writeWholeBackup } from './write-whole-backup.ts';

/** What whoever makes whole backups works with: the schedule, and root by hand. */
export interface BackupMaker {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly settings: Pick<Settings, 'backup' | 'timeZone'>;
  readonly audit: Pick<AuditTrail, 'note'>;
  readonly buildId: string;
  readonly clock: () => number;
  /** The work of a guess; less only in tests. */
  readonly work?: number | undefined;
}

export interface WholeBackupToStore extends Pick<BackupMaker, 'db' | 'store' | 'buildId' | 'clock' | 'work'> {
  readonly name: string;
  readonly passphrase: string;
  /** Gets the file that is written, to see how far it is or to break it off. */
  readonly onFile?: (file: WriteStream) => void;
}

/** Backs up everything into the museum's own files. The caller makes sure that nobody else does so meanwhile. */
export async function storeWholeBackup({ name, onFile, buildId, ...given }: WholeBackupToStore): Promise<void> {
  const { db, store } = given;
  await withTemporary(store, async (path) => {
    const out = createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: 1024 * 1024 });
    onFile?.(out);
    const { createdAt, damaged } = await writeWholeBackup({ ...given, withAudit: false, program: buildId }, out);
    const { hash, bytes } = await hashFile(path);
    await store.putFile(storedKey(name), path);
    const row = { name, createdAt, bytes, sha256: hash, damaged: damaged.length, copiedAt: null };
    await db.write((transaction) =>
      transaction
        .insertInto('wholeBackups')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute(),
    );
    await noteDone(db, 'backup', createdAt);
  });
}
