import { type BackupSettings } from '../../settings/backup-settings.ts';
import { hashStream } from '../../files/hash-stream.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { noteDone } from './backup-jobs.ts';
import { removeOld, storedKey } from './stored-backups.ts';
import { WholeBackupError } from './whole-backup-error.ts';

export interface BackupsToCopy {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly settings: BackupSettings;
  readonly clock: () => number;
  readonly openSecond: (settings: BackupSettings) => Promise<ObjectStore>;
}

const day = 24 * 3_600_000;

/**
 * Copies the backups that the second place does not have, the newest first, and reads each copy back. Old copies are
 * removed by the rule of the first place.
 *
 * @throws StoreError, Refusal, WholeBackupError
 */
export async function copyBackups({ db, store, settings, clock, openSecond }: BackupsToCopy): Promise<void> {
  const waiting = await uncopied(db);
  if (waiting.length === 0) return;
  const second = await openSecond(settings);
  try {
    for (const { name, createdAt, sha256, bytes } of waiting) {
      await second.put(name, await store.get(storedKey(name)));
      const copy = await hashStream(await second.get(name));
      if (copy.hash !== sha256 || copy.bytes !== bytes) {
        await second.remove(name);
        throw new WholeBackupError(`The copy of ${name} in the second place is not what was sent. It is sent again.`);
      }
      await db.write((transaction) =>
        transaction.updateTable('wholeBackups').set({ copiedAt: clock() }).where('name', '=', name).execute(),
      );
      await noteDone(db, 'copy', await newestCopied(db, createdAt));
    }
    await removeOld(second, '', settings.keep).catch((error: unknown) => {
      // Keys that cannot delete protect the copies from an intruder; a rule of the bucket removes old ones.
      if (!(error instanceof Error) || error.name !== 'AccessDenied') throw error;
    });
    await second.removeUnfinished(new Date(clock() - day));
  } finally {
    await second.close();
  }
}

async function newestCopied(db: Database, otherwise: number): Promise<number> {
  const newest = await db.read
    .selectFrom('wholeBackups')
    .select('createdAt')
    .where('copiedAt', 'is not', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return newest?.createdAt ?? otherwise;
}

/** Returns the backups that the second place does not have, the newest first. */
export async function uncopied(db: Database): Promise<readonly Tables['wholeBackups'][]> {
  return db.read
    .selectFrom('wholeBackups')
    .selectAll()
    .where('copiedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute();
}
