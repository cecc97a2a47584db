import { randomUUID } from 'node:crypto';
import { type ErrorBody } from '#contract/errors.ts';
import { Refusal } from '../../errors.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { createJobLog, joinLog, splitLog } from './job-log.ts';

export type JobName = Tables['backupRuns']['name'];

export interface RunToBegin<Kind extends string> {
  readonly kind: Kind;
  /** The subject, such as the name of a backup to restore. */
  readonly about: string;
  readonly who: string;
}

/** The result of a run, as the status shows it afterwards. */
export type RunResult<Result> = Result & { readonly error?: ErrorBody['error'] };

export interface Run<Result> {
  /** More work, such as bytes, is to be done; in whole numbers. */
  readonly expect: (amount: number) => void;
  readonly advance: (amount: number) => void;
  /** Adds a line to the log, of which the last lines are kept. */
  readonly log: (line: string) => void;
  /** Aborts when the run is cancelled, or another server has taken this one for dead. */
  readonly signal: AbortSignal;
  /**
   * Notes that it is done, in the transaction that makes it so: a killed server leaves both or neither. Work that never
   * calls it is done when it returns.
   */
  readonly finish: (transaction: Reader, result: Result) => Promise<void>;
}

/** A job runs once at a time, whichever server does it. All servers can tell how far it is. */
export interface Job<Kind extends string, Result> {
  /** @throws Refusal `conflict` while another one runs */
  readonly run: <Made>(begin: RunToBegin<Kind>, work: (run: Run<Result>) => Promise<Made>) => Promise<Made>;
  /**
   * Returns once it has begun.
   * @throws Refusal `conflict` while another one runs
   */
  readonly begin: <Made>(begin: RunToBegin<Kind>, work: (run: Run<Result>) => Promise<Made>) => Promise<Begun<Made>>;
  /** Returns once it has begun, or undefined while another one runs. */
  readonly tryToBegin: <Made>(
    begin: RunToBegin<Kind>,
    work: (run: Run<Result>) => Promise<Made>,
  ) => Promise<Begun<Made> | undefined>;
  /** Returns the running or the last one; undefined: there was none yet. */
  readonly latest: () => Promise<LatestRun<Kind, Result> | undefined>;
  /** Asks the running one to end, on whichever server. Returns whether there is one. */
  readonly cancel: () => Promise<boolean>;
}

interface Begun<Made> {
  readonly ended: Promise<Made>;
}

export interface LatestRun<Kind extends string, Result> extends RunToBegin<Kind> {
  readonly id: string;
  readonly startedAt: number;
  /** 0: it runs, or was interrupted. */
  readonly endedAt: number;
  readonly bytesDone: number;
  readonly bytesTotal: number;
  /** The last lines, the oldest first. */
  readonly log: readonly string[];
  /** `interrupted`: its server was killed. */
  readonly outcome: 'running' | 'done' | 'failed' | 'interrupted';
  readonly result: RunResult<Partial<Result>>;
}

export interface JobOptions<Kind extends string> {
  readonly db: Database;
  readonly clock: () => number;
  readonly name: JobName;
  /** Makes the refusal of a run while one of this kind is running. */
  readonly busy?: (kind: Kind | undefined) => Refusal;
  /** Makes the reason for which a cancelled run ends. */
  readonly cancelled?: () => Error;
}

/** Milliseconds after the last sign of life when a run counts as interrupted, and between two signs. */
const leaseMs = 20_000;
const beat = 1000;

export function createJob<Kind extends string = string, Result extends object = object>(
  options: JobOptions<Kind>,
): Job<Kind, Result> {
  const { db, clock, name, busy = () => refuse('internal', {}), cancelled = () => refuse('internal', {}) } = options;
  const job: Job<Kind, Result> = {
    async tryToBegin(begin, work) {
      const id = randomUUID();
      if (!(await hold(db, { name, id, begin, now: clock() }))) return undefined;
      return { ended: live(id, work) };
    },
    async begin(begin, work) {
      const begun = await job.tryToBegin(begin, work);
      if (begun === undefined) throw busy((await latest())?.kind);
      return begun;
    },
    run: async (begin, work) => (await job.begin(begin, work)).ended,
    latest,
    cancel: () => cancel(db, name, clock()),
  };
  return job;

  async function live<Made>(id: string, work: (run: Run<Result>) => Promise<Made>): Promise<Made> {
    let [bytesDone, bytesTotal] = [0, 0];
    const log = createJobLog();
    const controller = new AbortController();
    const renew = async (): Promise<void> => {
      const heldUntil = clock() + leaseMs;
      const held = await change(db, id, { bytesDone, bytesTotal, heldUntil, log: joinLog(log.lines()) });
      if (held === undefined || held.isCancelled !== 0) controller.abort(cancelled());
    };
    // A beat that fails is followed by others; without any the run counts as interrupted.
    const renewing = setInterval(() => void renew().catch(() => undefined), beat);
    renewing.unref();
    let isFinished = false;
    const finish = async (transaction: Reader, result: object): Promise<void> => {
      await end(transaction, id, { outcome: 'done', endedAt: clock(), result, log: log.lines() });
      isFinished = true;
    };
    try {
      const made = await work({
        expect: (amount) => void (bytesTotal += amount),
        advance: (amount) => void (bytesDone += amount),
        log: log.add,
        signal: controller.signal,
        finish,
      });
      if (!isFinished) await db.write((transaction) => finish(transaction, {}));
      return made;
    } catch (error) {
      const result = { error: saidOf(error) };
      await db
        .write((transaction) => end(transaction, id, { outcome: 'failed', endedAt: clock(), result, log: log.lines() }))
        // The first error is the one to tell; without this note the run counts as interrupted.
        .catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  async function latest(): Promise<LatestRun<Kind, Result> | undefined> {
    const row = await db.read.selectFrom('backupRuns').selectAll().where('name', '=', name).executeTakeFirst();
    if (row === undefined || row.id === '') return undefined;
    const { outcome, heldUntil, result, log, kind, ...run } = row;
    return {
      ...run,
      // Only runs of this name are in the row.
      kind: kind as Kind,
      log: splitLog(log),
      outcome: outcome === '' ? (isHeld(heldUntil, clock()) ? 'running' : 'interrupted') : outcome,
      result: JSON.parse(result) as RunResult<Partial<Result>>,
    };
  }
}

/** The only server of a museum starts: what it did before was interrupted. */
export async function endAbandonedRuns(db: Database): Promise<void> {
  await db.write((transaction) =>
    transaction.updateTable('backupRuns').set({ heldUntil: 0 }).where('outcome', '=', '').execute(),
  );
}

/** An end further ahead was set by a wrong clock. */
function isHeld(heldUntil: number, now: number): boolean {
  return heldUntil >= now && heldUntil <= now + leaseMs;
}

interface Holding {
  readonly name: JobName;
  readonly id: string;
  readonly begin: RunToBegin<string>;
  readonly now: number;
}

const fresh = {
  bytesDone: 0,
  bytesTotal: 0,
  outcome: '',
  endedAt: 0,
  result: '{}',
  log: '',
  isCancelled: 0,
} as const;

/** The row of a job of which only notes are known. */
export const neverRun = { ...fresh, id: '', kind: '', about: '', who: '', startedAt: 0, heldUntil: 0 } as const;

async function hold(db: Database, { name, id, begin, now }: Holding): Promise<boolean> {
  const row = { ...fresh, ...begin, id, startedAt: now, heldUntil: now + leaseMs };
  return db.write(async (transaction) => {
    const held = await transaction
      .insertInto('backupRuns')
      .values({ name, ...row })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(row)
          .where((builder) =>
            builder.or([
              builder('backupRuns.outcome', '<>', ''),
              builder('backupRuns.heldUntil', '<', now),
              builder('backupRuns.heldUntil', '>', now + leaseMs),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return held !== undefined;
  });
}

type Progress = Pick<Tables['backupRuns'], 'bytesDone' | 'bytesTotal' | 'heldUntil'> & { readonly log: string };

/** @returns undefined if the run is over, or another one has taken its place */
async function change(
  db: Database,
  id: string,
  progress: Progress,
): Promise<{ readonly isCancelled: number } | undefined> {
  return db.write((transaction) =>
    transaction
      .updateTable('backupRuns')
      .set(progress)
      .where('id', '=', id)
      .where('outcome', '=', '')
      .returning('isCancelled')
      .executeTakeFirst(),
  );
}

async function cancel(db: Database, name: JobName, now: number): Promise<boolean> {
  const asked = await db.write((transaction) =>
    transaction
      .updateTable('backupRuns')
      .set({ isCancelled: 1 })
      .where('name', '=', name)
      .where('outcome', '=', '')
      .where('heldUntil', '>=', now)
      .where('heldUntil', '<=', now + leaseMs)
      .returning('id')
      .executeTakeFirst(),
  );
  return asked !== undefined;
}

interface End {
  readonly outcome: 'done' | 'failed';
  readonly endedAt: number;
  readonly result: object;
  readonly log: readonly string[];
}

async function end(transaction: Reader, id: string, { result, log, ...rest }: End): Promise<void> {
  await transaction
    .updateTable('backupRuns')
    .set({ ...rest, heldUntil: 0, result: JSON.stringify(result), log: joinLog(log) })
    .where('id', '=', id)
    .where('outcome', '=', '')
    .execute();
}

function saidOf(error: unknown): ErrorBody['error'] {
  const { code, message, reason, facts } = error instanceof Refusal ? error : refuse('internal', {});
  return { code, message, ...(reason === undefined ? {} : { reason, facts: facts ?? {} }) };
}
