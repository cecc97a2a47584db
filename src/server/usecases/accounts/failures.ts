import { createHmac } from 'node:crypto';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { secret } from './passwords.ts';

/** The number of consecutive failures allowed, and the length of the pause after them. */
export interface Bearing {
  readonly most: number;
  /** Milliseconds of the pause. Failures further apart than this are not consecutive. */
  readonly pause: number;
}

const minute = 60_000;

/** Visitors have a higher limit, because a whole museum may share one address. */
export const bearings = {
  name: { most: 5, pause: 5 * minute },
  address: { most: 30, pause: 5 * minute },
  visitor: { most: 100, pause: 5 * minute },
} as const satisfies Readonly<Record<string, Bearing>>;
export type FailureKind = keyof typeof bearings;

export interface Counted {
  readonly kind: FailureKind;
  readonly of: string;
}

/** Counts failed attempts in the database, so that they outlive a restart and count on every server. */
export interface Failures {
  /**
   * Counts an attempt before its outcome is known, so that concurrent attempts cannot exceed the limit.
   * @throws Refusal `too-many-requests`
   */
  readonly take: (...counted: readonly Counted[]) => Promise<void>;
  /** Undoes the count after a successful attempt. */
  readonly giveBack: (...counted: readonly Counted[]) => Promise<void>;
}

export function createFailures(db: Database, clock: () => number): Failures {
  let pepper: Promise<string> | undefined;

  return {
    async take(...counted) {
      const rows = await rowsOf(counted);
      const now = clock();
      const until = await db.write(async (transaction) => {
        const ends: number[] = [];
        for (const { key, kind } of rows) ends.push(await takeOne(transaction, key, bearings[kind], now));
        return Math.max(...ends);
      });
      if (until <= now) return;
      const seconds = Math.ceil((until - now) / 1000);
      throw refuse('too-many-attempts', { count: seconds }, { details: { Seconds: seconds }, retryAfter: seconds });
    },
    async giveBack(...counted) {
      const rows = await rowsOf(counted);
      // One known password must not open the way to endless attempts from the same address.
      await db.write(async (transaction) => {
        for (const { key } of rows) await giveOneBack(transaction, key, clock());
      });
    },
  };

  /** Sorts the rows, so that two transactions never wait for each other. */
  async function rowsOf(counted: readonly Counted[]): Promise<readonly { kind: FailureKind; key: string }[]> {
    const rows = await Promise.all(counted.map(async (one) => ({ kind: one.kind, key: await keyOf(one) })));
    return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** Returns a keyed hash, so that the database contains neither addresses nor names. */
  async function keyOf({ kind, of }: Counted): Promise<string> {
    pepper ??= readPepper(db);
    return `${kind}:${createHmac('sha256', await pepper)
      .update(of.trim().toLowerCase())
      .digest('base64url')}`;
  }
}

/** @returns the time until which attempts are blocked; not later than now if they are allowed */
async function takeOne(db: Reader, key: string, { most, pause }: Bearing, now: number): Promise<number> {
  // One statement: between two, another server may undo the row's last attempt and remove the row.
  const row = await db
    .insertInto('failures')
    .values({ key, count: 1, since: now, until: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((builder) => ({
        count: builder
          .case()
          .when('failures.until', '>', now)
          .then(builder.ref('failures.count'))
          .when('failures.since', '<=', now - pause)
          .then(1)
          .else(builder('failures.count', '+', 1))
          .end(),
        since: builder.case().when('failures.until', '>', now).then(builder.ref('failures.since')).else(now).end(),
      })),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
  if (row.until > now) return row.until;
  if (row.count <= most) return 0;
  await db
    .updateTable('failures')
    .set({ until: now + pause, count: 0 })
    .where('key', '=', key)
    .execute();
  return now + pause;
}

async function giveOneBack(db: Reader, key: string, now: number): Promise<void> {
  await db
    .updateTable('failures')
    .set((builder) => ({ count: builder('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
  await db.deleteFrom('failures').where('key', '=', key).where('count', '<=', 0).where('until', '<=', now).execute();
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
