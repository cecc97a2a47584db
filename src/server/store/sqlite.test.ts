import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseKinds } from '#tests/server/databases.ts';
import { openDatabase } from './database.ts';
import { sqliteThreadDialect } from './sqlite-thread-dialect.ts';

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

it('A closed database reaches none that has its thread afterwards', async () => {
  const { place, remove } = await databaseKinds.SQLite();
  const open = (path: string) => new Kysely<object>({ dialect: sqliteThreadDialect(path, 'write', 1000) });
  const first = open(place);
  await sql`create table mine (id integer)`.execute(first);
  const held = await first.startTransaction().execute();
  await first.destroy();
  const next = open(join(place, '../next.db'));
  await sql`create table theirs (id integer)`.execute(next);
  await expect(sql`select * from theirs`.execute(held)).rejects.toThrow('closed');
  await expect(sql`select * from mine`.execute(next)).rejects.toThrow('no such table');
  await next.destroy();
  await remove();
});
