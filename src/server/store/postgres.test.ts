import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresPlace, startPostgres } from '#tests/server/databases.ts';
import { openDatabase } from './database.ts';

let postgres: PostgresPlace;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

it.each(['crash', 'update'] as const)(
  'A server outlives a restart of PostgreSQL (%s), and refuses what it interrupts',
  async (how) => {
    const db = await openDatabase(postgres.place);
    const interrupted = db.write(async (transaction) => {
      await sql`insert into folders values ('half')`.execute(transaction);
      await postgres.stop(how);
      await sql`insert into folders values ('done')`.execute(transaction);
    });
    await expect(interrupted).rejects.toMatchObject({ code: 'unavailable', reason: 'database-away' });
    await expect(db.read.selectFrom('folders').selectAll().execute()).rejects.toMatchObject({
      reason: 'database-away',
    });
    await postgres.start();
    expect(await db.read.selectFrom('folders').selectAll().execute()).toEqual([]);
    await db.close();
  },
);
