import { createHmac } from 'node:crypto';
import { createGate, type Gate } from '../../files/gate.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { afterFailure, believable, type RateLimit, rateLimits, type RateLimitKind, day } from './rate-limits.ts';
import { secret } from './passwords.ts';
import { foldName } from './user-name.ts';

/** Where an attempt is noted if it is wrong. */
export interface Counted {
  readonly kind: RateLimitKind;
  /** The name of a member of staff. */
  readonly name?: string;
  /** The caller's network, device or session. */
  readonly from?: string;
}

/** Slows guessing down. Wrong attempts are noted in the database: they outlive a restart and count on every server. */
export interface Failures {
  /**
   * Runs an attempt, which returns undefined if it is wrong. Only a wrong attempt is noted. A few attempts of one
   * caller run at once and the others wait, so that many at once cannot exceed the limit by more than these few.
   *
   * @param caller the callers who share a queue
   * @throws Refusal `too-many-requests` without running the attempt
   */
  readonly attempt: <Result>(
    caller: string,
    counted: readonly Counted[],
    job: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>;
  /** Until when logging in by these names is delayed, somewhere; without the names that it is not. */
  readonly delayedUntil: (names: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Forgets the wrong attempts at a name, or all of them. Returns how many delays this has ended. */
  readonly unlock: (name?: string) => Promise<number>;
}

/** Right attempts wait for no more than their turn among these. */
const atOnce = 4;

interface Keyed extends Counted {
  readonly key: string;
  readonly rateLimit: RateLimit;
}

export function createFailures(db: Database, clock: () => number): Failures {
  const queue = createQueues();
  let pepper: Promise<string> | undefined;

  return {
    attempt: (caller, counted, job) =>
      queue(caller, async () => {
        const keyed = await keysOf(counted);
        await refuseBraked(db, keyed, clock());
        const result = await job();
        if (result === undefined) await note(db, keyed, clock());
        else await forgive(db, keyed);
        return result;
      }),
    async delayedUntil(names) {
      const now = clock();
      const rows = await db.read.selectFrom('failedAttempts').selectAll().where('until', '>', now).execute();
      const delayed = rows.flatMap((row) => believable(row, now) ?? []);
      const ends = await Promise.all(
        names.map(async (name) => {
          const part = `:${await hashed(foldName(name))}:`;
          return [
            name,
            Math.max(0, ...delayed.filter(({ key }) => key.includes(part)).map(({ until }) => until)),
          ] as const;
        }),
      );
      return new Map(ends.filter(([, until]) => until > now));
    },
    async unlock(name) {
      const part = name === undefined ? undefined : `:${await hashed(foldName(name))}:`;
      const now = clock();
      return db.write(async (transaction) => {
        const rows = await transaction.selectFrom('failedAttempts').selectAll().execute();
        const meant = rows.filter(({ key }) => part === undefined || key.includes(part));
        for (const { key } of meant) await transaction.deleteFrom('failedAttempts').where('key', '=', key).execute();
        return meant.filter((row) => (believable(row, now)?.until ?? 0) > now).length;
      });
    },
  };

  /** Returns keyed hashes, so that the database contains neither addresses nor names. */
  async function keysOf(counted: readonly Counted[]): Promise<readonly Keyed[]> {
    const keyed = await Promise.all(
      counted.map(async (one) => {
        const { kind, name = '', from = '' } = one;
        return {
          ...one,
          key: `${kind}:${await hashed(foldName(name))}:${await hashed(from)}`,
          rateLimit: rateLimits[kind],
        };
      }),
    );
    // Sorted, so that two transactions never wait for each other.
    return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  async function hashed(text: string): Promise<string> {
    pepper ??= readPepper(db);
    return createHmac('sha256', await pepper)
      .update(text)
      .digest('hex')
      .slice(0, 32);
  }
}

/** Lets a few jobs of each caller run at once, and remembers only callers with jobs. */
function createQueues(): <Result>(caller: string, job: () => Promise<Result>) => Promise<Result> {
  const gates = new Map<string, { readonly gate: Gate; jobs: number }>();
  return async (caller, job) => {
    const queue = gates.get(caller) ?? { gate: createGate(atOnce), jobs: 0 };
    gates.set(caller, queue);
    queue.jobs += 1;
    try {
      return await queue.gate(job);
    } finally {
      queue.jobs -= 1;
      if (queue.jobs === 0) gates.delete(caller);
    }
  };
}

async function refuseBraked(db: Database, keyed: readonly Keyed[], now: number): Promise<void> {
  const keys = keyed.map(({ key }) => key);
  const rows = await db.read.selectFrom('failedAttempts').selectAll().where('key', 'in', keys).execute();
  const known = keyed.map((each) => ({
    ...each,
    row: believable(
      rows.find(({ key }) => key === each.key),
      now,
    ),
  }));
  const failedToday = (kind: RateLimitKind): boolean =>
    known.some((each) => each.kind === kind && (each.row?.failedAt ?? -Infinity) > now - day);
  const until = known
    .filter(({ rateLimit: { onlyAfter } }) => onlyAfter === undefined || failedToday(onlyAfter))
    .map(({ row }) => row?.until ?? 0);
  const end = Math.max(0, ...until);
  if (end <= now) return;
  const seconds = Math.ceil((end - now) / 1000);
  throw refuse('too-many-attempts', { count: seconds }, { details: { Seconds: seconds }, retryAfter: seconds });
}

async function note(db: Database, keyed: readonly Keyed[], now: number): Promise<void> {
  await db.write(async (transaction) => {
    for (const { key, rateLimit } of keyed) await noteOne(transaction, key, rateLimit, now);
  });
}

async function noteOne(db: Reader, key: string, rateLimit: RateLimit, now: number): Promise<void> {
  // One statement finds and locks the row: another server may note a failure at this moment, too.
  const row = await db
    .insertInto('failedAttempts')
    .values({ key, failedAt: now, emptyAt: now, until: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('failedAttempts')
    .set(afterFailure(row, rateLimit, now))
    .where('key', '=', key)
    .execute();
}

/** Writes only if there is something to forget: right attempts must not wait for the disk. */
async function forgive(db: Database, keyed: readonly Keyed[]): Promise<void> {
  const keys = keyed.filter(({ rateLimit }) => rateLimit.endsWithSuccess === true).map(({ key }) => key);
  if (keys.length === 0) return;
  const noted = await db.read.selectFrom('failedAttempts').select('key').where('key', 'in', keys).execute();
  if (noted.length === 0) return;
  await db.write((transaction) => transaction.deleteFrom('failedAttempts').where('key', 'in', keys).execute());
}

async function readPepper(db: Database): Promise<string> {
  const row = await db.write(async (transaction) => {
    await transaction
      .insertInto('settings')
      .values({ name: 'pepper', value: secret() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return transaction.selectFrom('settings').select('value').where('name', '=', 'pepper').executeTakeFirstOrThrow();
  });
  return row.value;
}
