import { type AuditCommand } from '#contract/audit-kinds.ts';
import { Refusal } from '../../errors.ts';
import { type Database } from '../../store/database.ts';
import { type AuditTrail } from '../audit/audit-trail.ts';
import { noteFailure, readNotes } from './job-notes.ts';
import { createJob, type JobName, type Run } from './jobs.ts';
import { problemOf } from './problem.ts';

const minute = 60_000;

export interface ScheduleDeps {
  readonly db: Database;
  readonly audit: Pick<AuditTrail, 'note'>;
  readonly clock: () => number;
}

/** Called with what has failed. */
export type ReportJob = (error: unknown, name: JobName | 'publication') => void;

/** A job that any number of servers look after: one of them does it. */
export interface ScheduledJob {
  readonly name: JobName;
  /** The name of its failures in the audit trail. */
  readonly what: AuditCommand;
  /** Minutes after a failure until the next attempt. */
  readonly retryMinutes: number;
  readonly isDue: () => Promise<boolean>;
  readonly work: (run: Run<object>) => Promise<void>;
}

/**
 * Repeats work. What was missed, because no server ran, is made up for at the start.
 *
 * @returns a function that stops it
 */
export function everyMinute(work: (report: ReportJob) => Promise<void>, report: ReportJob): () => void {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const tick = (): void => {
    running ??= work((...failed) => (isStopped ? undefined : report(...failed))).finally(() => (running = undefined));
  };
  tick();
  const timer = setInterval(tick, minute);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Does a job if it is due now. It never throws: a failure is noted, reported, and tried again later. */
export async function doIfDue(
  { db, audit, clock }: ScheduleDeps,
  { name, what, retryMinutes, isDue, work }: ScheduledJob,
  report: ReportJob,
): Promise<void> {
  try {
    const { failedAt } = await readNotes(db, name);
    // Failures with a future timestamp were noted by a wrong clock.
    if (failedAt <= clock() && clock() - failedAt < retryMinutes * minute) return;
    if (!(await isDue())) return;
    const begun = await createJob({ db, clock, name }).tryToBegin(
      { kind: '', about: '', who: 'schedule' },
      // Asked once more: another server may have done it until this one's turn came.
      async (run) => ((await isDue()) ? work(run) : undefined),
    );
    await begun?.ended;
  } catch (error) {
    // Another backup is being made or restored: the next minute is as good.
    if (error instanceof Refusal && error.code === 'conflict') return;
    report(error, name);
    await noteFailed(problemOf(error)).catch((failure: unknown) => report(failure, name));
  }

  async function noteFailed(problem: string): Promise<void> {
    await noteFailure(db, name, { at: clock(), problem });
    await audit.note({ who: 'schedule', what, about: problem, outcome: 'refused', address: '' });
  }
}
