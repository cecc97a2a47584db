import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';

export type JobName = Tables['backupJobs']['name'];

/** Notes the moment whose state a new backup or copy holds, and that nothing has failed since. */
export async function noteDone(db: Database, name: JobName, doneAt: number): Promise<void> {
  await db.write((transaction) =>
    transaction
      .insertInto('backupJobs')
      .values({ name, doneAt })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ doneAt, failedAt: 0, problem: '' }))
      .execute(),
  );
}

/** @param problem a sentence for administrators, without secrets */
export async function noteFailure(
  db: Database,
  name: JobName,
  failure: { at: number; problem: string },
): Promise<void> {
  const [failedAt, problem] = [failure.at, failure.problem.slice(0, 500)];
  await db.write((transaction) =>
    transaction
      .insertInto('backupJobs')
      .values({ name, failedAt, problem })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ failedAt, problem }))
      .execute(),
  );
}
