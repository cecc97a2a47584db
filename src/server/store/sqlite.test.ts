import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseKinds } from '#tests/server/databases.ts';
import { openDatabase } from './database.ts';

// `npm run torture` kills servers.
it('A write is on the disk before it is acknowledged', async () => {
  const { place, remove } = await databaseKinds.SQLite();
  const db = await openDatabase(place);
  const [{ rows: journal }, { rows: synchronous }] = await db.write(async (transaction) => [
    await sql`pragma journal_mode`.execute(transaction),
    await sql`pragma synchronous`.execute(transaction),
  ]);
  const full = 2;
  expect([journal, synchronous]).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: full }]]);
  await db.close();
  await remove();
});
