import { Refusal } from '../../errors.ts';
import { type Database } from '../../store/database.ts';
import { type AuditTrail } from '../audit/audit-trail.ts';
import { noteDone, noteFailure, readDone, readFailure, runAlone } from '../whole-backups/backup-jobs.ts';
import { dueDay } from '../whole-backups/museum-slot.ts';
import { problemOf } from '../whole-backups/problem.ts';
import { type Backups } from './backups.ts';
import { type DailySettings } from './daily-settings.ts';

export interface DailyContentOptions {
  readonly db: Database;
  readonly backups: Pick<Backups, 'create' | 'pruneDaily'>;
  readonly dailyBackup: Pick<DailySettings, 'current'>;
  readonly audit: Pick<AuditTrail, 'note'>;
  readonly settings: { readonly timeZone: string };
  readonly clock: () => number;
}

const minute = 60_000;
/** Milliseconds after a failure until the next attempt. */
const retryDelayMs = 30 * minute;

/**
 * Backs the content up every day while that is switched on. Any number of servers may do so: one of them makes it. A day
 * that was missed, because no server ran, is made up for at the next start.
 *
 * @returns a function that stops it
 */
export function backUpContentDaily(options: DailyContentOptions, report: (error: unknown) => void): () => void {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const tick = (): void => {
    running ??= keepContentBackedUp(options, (error) => (isStopped ? undefined : report(error))).finally(
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

/** Makes what is due now. It never throws: a failure is noted, reported, and tried again later. */
export async function keepContentBackedUp(
  options: DailyContentOptions,
  report: (error: unknown) => void,
): Promise<void> {
  const { db, clock, audit } = options;
  try {
    const failedAt = await readFailure(db, 'daily');
    // Failures with a future timestamp were noted by a wrong clock.
    if (failedAt <= clock() && clock() - failedAt < retryDelayMs) return;
    if (await isDue(options)) await runAlone(db, { name: 'daily', clock }, () => backUp(options));
  } catch (error) {
    // Another backup is being made or restored: the next minute is as good.
    if (error instanceof Refusal && error.code === 'conflict') return;
    report(error);
    await noteFailed(problemOf(error)).catch(report);
  }

  async function noteFailed(problem: string): Promise<void> {
    await noteFailure(db, 'daily', { at: clock(), problem });
    await audit.note({ who: 'schedule', what: 'daily backup', about: problem, outcome: 'refused', address: '' });
  }
}

/** Returns whether there was no daily backup yet since the hour of the day came last. */
async function isDue({ db, dailyBackup, settings: { timeZone }, clock }: DailyContentOptions): Promise<boolean> {
  const { isOn, hour } = await dailyBackup.current();
  if (!isOn) return false;
  const doneAt = await readDone(db, 'daily');
  return doneAt === undefined || dueDay(doneAt, hour, timeZone) !== dueDay(clock(), hour, timeZone);
}

async function backUp(options: DailyContentOptions): Promise<void> {
  const { db, backups, dailyBackup, audit, clock } = options;
  // Asked once more: another server may have made it until this one's turn came.
  if (!(await isDue(options))) return;
  const { type, keep } = await dailyBackup.current();
  const startedAt = clock();
  const { name } = await backups.create(type, '', { who: 'schedule', isDaily: true });
  await noteDone(db, 'daily', startedAt);
  await backups.pruneDaily(keep);
  await audit.note({ who: 'schedule', what: 'daily backup', about: name, outcome: 'done', address: '' });
}
