import { randomUUID } from 'node:crypto';
import { type ErrorBody } from '#contract/errors.ts';
import { Refusal } from '../../errors.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { type BackupRow } from './backup-rows.ts';

export interface RunToBegin {
  readonly kind: Tables['backupRuns']['kind'];
  /** The description of a new backup; the name of one to restore. */
  readonly about: string;
  readonly who: string;
}

/** What came of a run, as everybody may ask afterwards. */
export interface RunResult {
  /** The new backup; after a restore the one of the state before. */
  readonly backup?: BackupRow;
  readonly error?: ErrorBody['error'];
}

export interface Run {
  /** More bytes are to be read or written. */
  readonly expect: (bytes: number) => void;
  readonly advance: (bytes: number) => void;
  /** Notes that it is done, in the transaction that makes it so: a killed server leaves both or neither. */
  readonly finish: (transaction: Reader, result: RunResult) => Promise<void>;
}

/** One at a time, whichever server does it. All of them can tell how far it is. */
export interface BackupRuns {
  /** @throws Refusal `conflict` while another one runs */
  readonly run: <Result>(begin: RunToBegin, work: (run: Run) => Promise<Result>) => Promise<Result>;
  /** Returns the running or the last one; undefined: there was none yet. */
  readonly latest: () => Promise<LatestRun | undefined>;
}

export interface LatestRun extends RunToBegin {
  readonly id: string;
  readonly startedAt: number;
  /** 0: it runs, or was interrupted. */
  readonly endedAt: number;
  readonly bytesDone: number;
  readonly bytesTotal: number;
  /** `interrupted`: its server was killed. */
  readonly outcome: 'running' | 'done' | 'failed' | 'interrupted';
  readonly result: RunResult;
}

/** Milliseconds after the last sign of life when a run counts as interrupted, and between two signs. */
const patience = 20_000;
const beat = 1000;

const name = 'content';

export function createBackupRuns(db: Database, clock: () => number): BackupRuns {
  return {
    async run(begin, work) {
      const id = randomUUID();
      if (!(await hold(db, { id, begin, now: clock() }))) throw await refuseBusy();
      let [bytesDone, bytesTotal] = [0, 0];
      const renew = (): Promise<unknown> => change(db, id, { bytesDone, bytesTotal, heldUntil: clock() + patience });
      // A beat that fails is followed by others; without any the run counts as interrupted.
      const renewing = setInterval(() => void renew().catch(() => undefined), beat);
      renewing.unref();
      try {
        return await work({
          expect: (bytes) => void (bytesTotal += bytes),
          advance: (bytes) => void (bytesDone += bytes),
          finish: (transaction, result) => end(transaction, id, { outcome: 'done', endedAt: clock(), result }),
        });
      } catch (error) {
        const result = { error: saidOf(error) };
        await db
          .write((transaction) => end(transaction, id, { outcome: 'failed', endedAt: clock(), result }))
          // The first error is the one to tell; without this note the run counts as interrupted.
          .catch(() => undefined);
        throw error;
      } finally {
        clearInterval(renewing);
      }
    },
    latest,
  };

  async function latest(): Promise<LatestRun | undefined> {
    const row = await db.read.selectFrom('backupRuns').selectAll().where('name', '=', name).executeTakeFirst();
    if (row === undefined) return undefined;
    const { outcome, heldUntil, result, ...run } = row;
    return {
      ...run,
      outcome: outcome === '' ? (isHeld(heldUntil, clock()) ? 'running' : 'interrupted') : outcome,
      result: JSON.parse(result) as RunResult,
    };
  }

  async function refuseBusy(): Promise<Refusal> {
    const run = await latest();
    return refuse(run?.kind === 'restore' ? 'restore-running' : 'backup-running', {});
  }
}

/** The only server of a museum starts: what it did before was interrupted. */
export async function endLeftRuns(db: Database): Promise<void> {
  await db.write((transaction) =>
    transaction.updateTable('backupRuns').set({ heldUntil: 0 }).where('outcome', '=', '').execute(),
  );
}

/** An end that lies further ahead was set by a wrong clock. */
function isHeld(heldUntil: number, now: number): boolean {
  return heldUntil >= now && heldUntil <= now + patience;
}

interface Holding {
  readonly id: string;
  readonly begin: RunToBegin;
  readonly now: number;
}

async function hold(db: Database, { id, begin, now }: Holding): Promise<boolean> {
  const fresh = { bytesDone: 0, bytesTotal: 0, outcome: '', endedAt: 0, result: '{}' } as const;
  const row = { ...begin, ...fresh, id, startedAt: now, heldUntil: now + patience };
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
              builder('backupRuns.heldUntil', '>', now + patience),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return held !== undefined;
  });
}

type Progress = Pick<Tables['backupRuns'], 'bytesDone' | 'bytesTotal' | 'heldUntil'>;

async function change(db: Database, id: string, progress: Progress): Promise<void> {
  await db.write((transaction) =>
    transaction.updateTable('backupRuns').set(progress).where('id', '=', id).where('outcome', '=', '').execute(),
  );
}

interface End {
  readonly outcome: 'done' | 'failed';
  readonly endedAt: number;
  readonly result: RunResult;
}

async function end(transaction: Reader, id: string, { result, ...rest }: End): Promise<void> {
  await transaction
    .updateTable('backupRuns')
    .set({ ...rest, heldUntil: 0, result: JSON.stringify(result) })
    .where('id', '=', id)
    .where('outcome', '=', '')
    .execute();
}

function saidOf(error: unknown): ErrorBody['error'] {
  const { code, message, reason, facts } = error instanceof Refusal ? error : refuse('internal', {});
  return { code, message, ...(reason === undefined ? {} : { reason, facts: facts ?? {} }) };
}
