import { type BackupSettings } from '../../settings/backup-settings.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { type JobName, noteFailure, readFailure, runAlone } from './backup-jobs.ts';
import { copyBackups, uncopied } from './copy-backups.ts';
import { dueDay, museumTime } from './museum-slot.ts';
import { problemOf } from './problem.ts';
import { isDaily, nameOf, oldBackups, removeOld, storedFolder } from './stored-backups.ts';
import { openSecondPlace } from './second-place.ts';
import { type BackupMaker, storeWholeBackup } from './store-whole-backup.ts';

export interface DailyBackupOptions extends BackupMaker {
  /** Opens the second place; another one only in tests. */
  readonly openSecond?: (settings: BackupSettings) => Promise<ObjectStore>;
}

/** Called with what has failed. */
type Report = (error: unknown, job: WholeJob) => void;

type WholeJob = Exclude<JobName, 'daily'>;

const minute = 60_000;
/** Milliseconds after a failure until the next attempt. */
const retryDelaysMs = { backup: 30 * minute, copy: 10 * minute };

/**
 * Makes the backup of each day, and copies it to the second place. Any number of servers may do so: one of them makes
 * it. A backup that was missed, because no server ran, is made at the next start.
 *
 * @returns a function that stops it
 */
export function backUpDaily(options: DailyBackupOptions, report: Report): () => void {
  if (options.settings.backup.hour === undefined) return () => undefined;
  let isStopped = false;
  let running: Promise<void> | undefined;
  const tick = (): void => {
    running ??= keepBackedUp(options, (error, job) => (isStopped ? undefined : report(error, job))).finally(
      () => (running = undefined),
    );
  };
  tick();
  const timer = setInterval(tick, minute);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Makes and copies what is due now. It never throws: failures are noted, reported, and tried again later. */
export async function keepBackedUp(options: DailyBackupOptions, report: Report): Promise<void> {
  const { db, store, settings, clock, openSecond = openSecondPlace } = options;
  await attempt(
    'backup',
    () => isDue(options),
    () => backUp(options),
  );
  if (settings.backup.copyTo === '') return;
  const copies = { db, store, settings: settings.backup, clock, openSecond };
  await attempt(
    'copy',
    async () => (await uncopied(db)).length > 0,
    () => copyBackups(copies),
  );

  async function attempt(name: WholeJob, isNeeded: () => Promise<boolean>, work: () => Promise<void>): Promise<void> {
    try {
      const failedAt = await readFailure(db, name);
      // Failures with a future timestamp were noted by a wrong clock.
      if (failedAt <= clock() && clock() - failedAt < retryDelaysMs[name]) return;
      if (await isNeeded()) await runAlone(db, { name, clock }, work);
    } catch (error) {
      report(error, name);
      await noteFailed(name, error).catch((failure: unknown) => report(failure, name));
    }
  }

  async function noteFailed(name: WholeJob, error: unknown): Promise<void> {
    const problem = problemOf(error);
    await noteFailure(db, name, { at: clock(), problem });
    const what = name === 'backup' ? 'backup everything' : 'copy backup';
    await options.audit.note({ who: 'schedule', what, about: problem, outcome: 'refused', address: '' });
  }
}

/** Returns whether there is no backup yet since the hour of the day came last. */
async function isDue({ db, settings: { backup, timeZone }, clock }: DailyBackupOptions): Promise<boolean> {
  const { hour } = backup;
  if (hour === undefined) return false;
  const due = dueDay(clock(), hour, timeZone);
  const made = await db.read.selectFrom('wholeBackups').select(['name', 'createdAt']).execute();
  return made.every(({ name, createdAt }) => !isDaily(name) || dueDay(createdAt, hour, timeZone) !== due);
}

async function backUp(options: DailyBackupOptions): Promise<void> {
  const { db, store, settings, audit, buildId, clock, work } = options;
  const { passphrase, keep } = settings.backup;
  // Asked once more: another server may have made it until this one's turn came.
  if (passphrase === undefined || !(await isDue(options))) return;
  const name = nameOf(museumTime(clock(), settings.timeZone));
  await storeWholeBackup({ db, store, name, passphrase, buildId, clock, work });
  for (const old of await oldBackups(db, keep))
    await db.write((transaction) => transaction.deleteFrom('wholeBackups').where('name', '=', old).execute());
  await removeOld(store, storedFolder, keep);
  await audit.note({ who: 'schedule', what: 'backup everything', about: name, outcome: 'done', address: '' });
}
