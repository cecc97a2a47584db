import { randomUUID } from 'node:crypto';
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

/** Milliseconds for which a server holds a job, and renews it long before. */
const heldFor = 5 * 60_000;

/**
 * Runs work while no other server runs it: they share a row, which is held for some minutes at a time, so that a killed
 * server never blocks the next.
 *
 * @returns whether it ran
 */
export async function runAlone(
  db: Database,
  { name, clock }: { readonly name: JobName; readonly clock: () => number },
  work: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID();
  const hold = (): Promise<boolean> => holdJob(db, { name, holder, now: clock() });
  if (!(await hold())) return false;
  const renewing = setInterval(() => void hold().catch(() => undefined), heldFor / 5);
  renewing.unref();
  try {
    await work();
    return true;
  } finally {
    clearInterval(renewing);
    await db.write((transaction) =>
      transaction.updateTable('backupJobs').set({ heldUntil: 0 }).where('holder', '=', holder).execute(),
    );
  }
}

async function holdJob(
  db: Database,
  { name, holder, now }: { readonly name: JobName; readonly holder: string; readonly now: number },
): Promise<boolean> {
  const heldUntil = now + heldFor;
  return db.write(async (transaction) => {
    await transaction
      .insertInto('backupJobs')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const held = await transaction
      .updateTable('backupJobs')
      .set({ holder, heldUntil })
      .where('name', '=', name)
      // Beyond any end: the clock of the one that held it was wrong.
      .where((builder) =>
        builder.or([
          builder('heldUntil', '<', now),
          builder('heldUntil', '>', heldUntil),
          builder('holder', '=', holder),
        ]),
      )
      .returning('name')
      .executeTakeFirst();
    return held !== undefined;
  });
}

/** Returns whether some server does the job now. */
export async function isLocked(
  db: Pick<Database, 'read'>,
  { name, clock }: { readonly name: JobName; readonly clock: () => number },
): Promise<boolean> {
  const now = clock();
  const row = await db.read
    .selectFrom('backupJobs')
    .select('name')
    .where('name', '=', name)
    .where('heldUntil', '>=', now)
    // Beyond any end: the clock of the one that held it was wrong.
    .where('heldUntil', '<=', now + heldFor)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the moment that the newest backup or copy captures; undefined if there is none. */
export async function readDone(db: Pick<Database, 'read'>, name: JobName): Promise<number | undefined> {
  const row = await db.read.selectFrom('backupJobs').select('doneAt').where('name', '=', name).executeTakeFirst();
  return row?.doneAt || undefined;
}

/** Returns when the job failed since it was last done; 0: it has not. */
export async function readFailure(db: Database, name: JobName): Promise<number> {
  const row = await db.read.selectFrom('backupJobs').select('failedAt').where('name', '=', name).executeTakeFirst();
  return row?.failedAt ?? 0;
}

/** Returns why the job failed since it was last done; undefined: it has not. */
export async function readProblem(db: Pick<Database, 'read'>, name: JobName): Promise<string | undefined> {
  const row = await db.read.selectFrom('backupJobs').select('problem').where('name', '=', name).executeTakeFirst();
  return row?.problem || undefined;
}
