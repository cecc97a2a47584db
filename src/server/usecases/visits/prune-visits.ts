import { sql } from 'kysely';
import { VisitKind } from '#contract/calls/visit-calls.ts';
import { type Database } from '../../store/database.ts';
import { dayMilliseconds } from './museum-days.ts';
import { retentionDays } from './record-visits.ts';

/** The days for which opened stations are counted day by day; their months are kept for ever. */
const dailyDays = 400;

/** Small enough that a visitor's call hardly waits for one of them. */
const rowsAtOnce = 500;
const pagesAtOnce = 100;

/** Removes the IDs of visits that can no longer be sent again, and the days of earlier years, and frees their space. */
export async function pruneVisits(db: Database, now: number): Promise<void> {
  // A day more, because the museum's days are not those of UTC.
  const before = (days: number): string => new Date(now - (days + 1) * dayMilliseconds).toISOString().slice(0, 10);
  await removeSlowly(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('visitIds')
      .select('id')
      .where('day', '<', before(retentionDays))
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await transaction.deleteFrom('visitIds').where('id', 'in', ids).execute();
    return rows.length;
  });
  await removeSlowly(db, async (transaction) => {
    const oldest = await transaction
      .selectFrom('visitCounts')
      .select('day')
      .where('kind', '=', VisitKind.open)
      .where('day', '<', before(dailyDays))
      .orderBy('day')
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return 0;
    await transaction
      .deleteFrom('visitCounts')
      .where('kind', '=', VisitKind.open)
      .where('day', '=', oldest.day)
      .execute();
    return 1;
  });
  if (!db.isShared) await shrink(db);
}

async function removeSlowly(db: Database, step: Parameters<Database['write']>[0]): Promise<void> {
  while ((await db.write(step)) !== 0) {
    // Other calls come between two steps.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Gives free pages back to the disk, a few at a time. An older database keeps them for later rows instead. */
async function shrink(db: Database): Promise<void> {
  const freePages = async (): Promise<number> => {
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db.read);
    return rows[0]?.freelist_count ?? 0;
  };
  for (let left = await freePages(), before = Infinity; left > 0 && left < before;) {
    before = left;
    await db.write((transaction) => sql`pragma incremental_vacuum(${sql.lit(pagesAtOnce)})`.execute(transaction));
    left = await freePages();
  }
}
