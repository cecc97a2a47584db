import { noteDone, readNotes } from '../jobs/job-notes.ts';
import { doIfDue, everyMinute, type ReportJob, type ScheduledJob, type ScheduleDeps } from '../jobs/schedule.ts';
import { dueDay } from './due-day.ts';
import { type Backups } from './backups.ts';
import { type DailySettings } from './daily-settings.ts';

export interface DailyContentOptions extends ScheduleDeps {
  readonly backups: Pick<Backups, 'create' | 'pruneDaily'>;
  readonly dailyBackup: Pick<DailySettings, 'current'>;
  readonly settings: { readonly timeZone: string };
}

/** Backs the content up every day while that is switched on. @returns a function that stops it */
export function backUpContentDaily(options: DailyContentOptions, report: ReportJob): () => void {
  return everyMinute((said) => keepContentBackedUp(options, said), report);
}

/** Makes what is due now. */
export async function keepContentBackedUp(options: DailyContentOptions, report: ReportJob): Promise<void> {
  const daily: ScheduledJob = {
    name: 'daily',
    what: 'daily backup',
    retryMinutes: 30,
    isDue: () => isDue(options),
    work: () => backUp(options),
  };
  await doIfDue(options, daily, report);
}

/** Returns whether there was no daily backup yet since the hour of the day came last. */
async function isDue({ db, dailyBackup, settings: { timeZone }, clock }: DailyContentOptions): Promise<boolean> {
  const { isOn, hour } = await dailyBackup.current();
  if (!isOn) return false;
  const { doneAt } = await readNotes(db, 'daily');
  return doneAt === 0 || dueDay(doneAt, hour, timeZone) !== dueDay(clock(), hour, timeZone);
}

async function backUp(options: DailyContentOptions): Promise<void> {
  const { db, backups, dailyBackup, audit, clock } = options;
  const { type, keep } = await dailyBackup.current();
  const startedAt = clock();
  const { name } = await backups.create(type, '', { who: 'schedule', isDaily: true });
  await noteDone(db, 'daily', startedAt);
  await backups.pruneDaily(keep);
  await audit.note({ who: 'schedule', what: 'daily backup', about: name, outcome: 'done', address: '' });
}
