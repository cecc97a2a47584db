import { type Database, type Reader } from '../../store/database.ts';
import { type JobName, neverRun } from './jobs.ts';

/** What a job that the schedule repeats has achieved; 0 or empty: nothing. */
export interface JobNotes {
  readonly doneAt: number;
  readonly failedAt: number;
  readonly problem: string;
}

export async function readNotes(db: Pick<Database, 'read'>, name: JobName): Promise<JobNotes> {
  const row = await db.read
    .selectFrom('backupRuns')
    .select(['doneAt', 'failedAt', 'problem'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? { doneAt: 0, failedAt: 0, problem: '' };
}

/** Notes the moment whose state a new backup or copy holds, and that nothing has failed since. */
export async function noteDone(db: Database, name: JobName, doneAt: number): Promise<void> {
  await db.write((transaction) => note(transaction, name, { doneAt, failedAt: 0, problem: '' }));
}

/** @param problem a sentence for administrators, without secrets */
export async function noteFailure(
  db: Database,
  name: JobName,
  { at, problem }: { readonly at: number; readonly problem: string },
): Promise<void> {
  await db.write((transaction) => note(transaction, name, { failedAt: at, problem: problem.slice(0, 500) }));
}

/** The next attempt need not wait: it may succeed at once. */
export async function forgetFailure(transaction: Reader, name: JobName): Promise<void> {
  await note(transaction, name, { failedAt: 0, problem: '' });
}

async function note(transaction: Reader, name: JobName, notes: Partial<JobNotes>): Promise<void> {
  await transaction
    .insertInto('backupRuns')
    .values({ ...neverRun, name, ...notes })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(notes))
    .execute();
}
