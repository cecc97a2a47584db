import { type ControlledTransaction, type Kysely, type Transaction } from 'kysely';
import { type Tables } from './tables.ts';

export type Write = <Result>(job: (db: Transaction<Tables>) => Promise<Result>) => Promise<Result>;

/** Runs each job in its own transaction; the database syncs several at once. */
export function writeAlone(db: Kysely<Tables>, onEnd: () => void): Write {
  return (job) => db.transaction().execute(job).finally(onEnd);
}

interface Waiting {
  readonly run: (db: Transaction<Tables>) => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Waiting jobs share one transaction, each behind its own savepoint, so that the disk is synced once for all. */
const most = 200;

export function writeTogether(db: Kysely<Tables>, onEnd: () => void): Write {
  const waiting: Waiting[] = [];
  let isRunning = false;

  return async (job) => {
    const results: Awaited<ReturnType<typeof job>>[] = [];
    await new Promise<void>((resolve, reject) => {
      waiting.push({
        run: async (transaction) => void results.splice(0, results.length, await job(transaction)),
        resolve,
        reject,
      });
      if (!isRunning) void runAll();
    });
    const [result] = results;
    return result as Awaited<ReturnType<typeof job>>;
  };

  async function runAll(): Promise<void> {
    isRunning = true;
    // Lets jobs that arrive in this turn of the event loop join.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await runTogether(waiting.splice(0, most));
    isRunning = false;
  }

  async function runTogether(jobs: readonly Waiting[]): Promise<void> {
    const done: Waiting[] = [];
    const failed: (() => void)[] = [];
    try {
      const transaction = await db.startTransaction().execute();
      try {
        for (const job of jobs) {
          const failure = await runBehindSavepoint(transaction, job);
          if (failure === undefined) done.push(job);
          else failed.push(() => job.reject(failure.error));
        }
        await transaction.commit().execute();
      } catch (error) {
        if (!transaction.isCommitted && !transaction.isRolledBack)
          await transaction
            .rollback()
            .execute()
            .catch(() => undefined);
        throw error;
      }
    } catch (error) {
      for (const job of jobs) job.reject(error);
      return;
    } finally {
      onEnd();
    }
    for (const tell of failed) tell();
    for (const job of done) job.resolve();
  }
}

async function runBehindSavepoint(
  transaction: ControlledTransaction<Tables>,
  job: Waiting,
): Promise<{ readonly error: unknown } | undefined> {
  const before = await transaction.savepoint('job').execute();
  try {
    await job.run(before);
    await before.releaseSavepoint('job').execute();
    return undefined;
  } catch (error) {
    try {
      await before.rollbackToSavepoint('job').execute();
      await before.releaseSavepoint('job').execute();
    } catch {
      // SQLite has ended the whole transaction, because the disk is full. The first error says so.
      throw error;
    }
    return { error };
  }
}
