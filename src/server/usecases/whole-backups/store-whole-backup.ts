import { hashFile } from '../../files/hash-file.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { withTemporary } from '../../files/with-temporary.ts';
import { type WriteStreamOptions } from '../../files/write-stream.ts';
import { type Settings } from '../../settings/settings.ts';
import { type Database } from '../../store/database.ts';
import { type AuditTrail } from '../audit/audit-trail.ts';
import { noteDone } from './backup-jobs.ts';
import { storedKey } from './stored-backups.ts';
import { writeWholeBackup } from './write-whole-backup.ts';

/** Dependencies for making whole backups, by the schedule or by root. */
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
  /** How it is followed and broken off. */
  readonly writing?: Pick<WriteStreamOptions, 'note' | 'signal'>;
}

/** Backs up everything into the museum's own files. The caller makes sure that no other backup runs meanwhile. */
export async function storeWholeBackup({ name, writing, buildId, ...given }: WholeBackupToStore): Promise<void> {
  const { db, store } = given;
  await withTemporary(store, async (path) => {
    const toWrite = { ...given, withAudit: false, program: buildId };
    const { createdAt, damaged } = await writeWholeBackup(toWrite, path, writing);
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
