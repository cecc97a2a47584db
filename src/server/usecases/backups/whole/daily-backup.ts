import { type BackupSettings } from '../../../settings/backup-settings.ts';
import { type ObjectStore, StoreError } from '../../../files/object-store.ts';
import { type Run } from '../../jobs/jobs.ts';
import { doIfDue, everyMinute, type ReportJob, type ScheduledJob } from '../../jobs/schedule.ts';
import { dueDay, museumTime } from '../due-day.ts';
import { isDaily, nameOf, oldBackups, removeOld, storedFolder, storedKey } from './stored-backups.ts';
import { type BackupMaker, storeWholeBackup } from './store-whole-backup.ts';
import { existsSync } from 'node:fs';
import { openDiskStore } from '../../../files/disk-store.ts';
import { readS3Address } from '../../../files/s3-address.ts';
import { hashStream } from '../../../files/hash-stream.ts';
import { type Database } from '../../../store/database.ts';
import { type Tables } from '../../../store/tables.ts';
import { noteDone } from '../../jobs/job-notes.ts';
import { WholeBackupError } from '../../../errors.ts';

export interface DailyBackupOptions extends BackupMaker {
  /** Opens the second place; another one only in tests. */
  readonly openSecond?: (settings: BackupSettings) => Promise<ObjectStore>;
}

/** Makes the backup of each day, and copies it to the second place. @returns a function that stops it */
export function backUpDaily(options: DailyBackupOptions, report: ReportJob): () => void {
  if (options.settings.backup.hour === undefined) return () => undefined;
  return everyMinute((said) => keepBackedUp(options, said), report);
}

/** Makes and copies what is due now. */
export async function keepBackedUp(options: DailyBackupOptions, report: ReportJob): Promise<void> {
  const { db, store, settings, clock, openSecond = openSecondPlace } = options;
  const backup: ScheduledJob = {
    name: 'backup',
    what: 'backup everything',
    retryMinutes: 30,
    isDue: () => isDue(options),
    work: (run) => backUp(options, run),
  };
  await doIfDue(options, backup, report);
  if (settings.backup.copyTo === '') return;
  const copy: ScheduledJob = {
    name: 'copy',
    what: 'copy backup',
    retryMinutes: 10,
    isDue: async () => (await uncopied(db)).length > 0,
    work: () => copyBackups({ db, store, settings: settings.backup, clock, openSecond }),
  };
  await doIfDue(options, copy, report);
}

/** Returns whether there is no backup yet since the hour of the day came last. */
async function isDue({ db, settings: { backup, timeZone }, clock }: DailyBackupOptions): Promise<boolean> {
  const { hour } = backup;
  if (hour === undefined) return false;
  const due = dueDay(clock(), hour, timeZone);
  const made = await db.read.selectFrom('wholeBackups').select(['name', 'createdAt']).execute();
  return made.every(({ name, createdAt }) => !isDaily(name) || dueDay(createdAt, hour, timeZone) !== due);
}

async function backUp(options: DailyBackupOptions, run: Run<object>): Promise<void> {
  const { db, store, settings, audit, buildId, clock, work } = options;
  const { passphrase, keep } = settings.backup;
  if (passphrase === undefined) return;
  const name = nameOf(museumTime(clock(), settings.timeZone));
  await storeWholeBackup({ db, store, name, passphrase, buildId, clock, work, writing: { signal: run.signal } });
  for (const old of await oldBackups(db, keep))
    await db.write((transaction) => transaction.deleteFrom('wholeBackups').where('name', '=', old).execute());
  await removeOld(store, storedFolder, keep);
  await audit.note({ who: 'schedule', what: 'backup everything', about: name, outcome: 'done', address: '' });
}

/** @throws StoreError if it cannot be used now */
export async function openSecondPlace({ copyTo, keys }: BackupSettings): Promise<ObjectStore> {
  if (copyTo.startsWith('s3://')) {
    const address = readS3Address(copyTo, 'CICERONE_BACKUP_COPY');
    // Amazon's library is large: a museum that uses a folder never loads it.
    const { openS3Store } = await import('../../../files/s3-store.ts');
    return openS3Store(address, keys);
  }
  // It is not created: where another disk is not mounted, copies would fill the first.
  if (!existsSync(copyTo)) throw new StoreError(`The folder of CICERONE_BACKUP_COPY, ${copyTo}, is not there.`);
  return openDiskStore(copyTo);
}

interface BackupsToCopy {
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
async function copyBackups({ db, store, settings, clock, openSecond }: BackupsToCopy): Promise<void> {
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
async function uncopied(db: Database): Promise<readonly Tables['wholeBackups'][]> {
  return db.read
    .selectFrom('wholeBackups')
    .selectAll()
    .where('copiedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute();
}
