import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresPlace, startPostgres } from '#tests/server/databases.ts';
import { StartError } from '../errors.ts';
import { openDatabase } from './database.ts';
import { lockDatabase } from './postgres-lock.ts';

let postgres: PostgresPlace;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.remove());

const lockFor = (holder: 'server' | 'restore'): ReturnType<typeof lockDatabase> => lockDatabase(postgres.place, holder);

it('servers share a database, and a restore has it alone', async () => {
  const one = await lockFor('server');
  const other = await lockFor('server');
  await one();
  await expect(lockFor('restore')).rejects.toThrow(StartError);
  await expect(lockFor('restore')).rejects.toThrow(/A server or another restore is running on the database/);
  await other();
  const restore = await lockFor('restore');
  await expect(lockFor('restore')).rejects.toThrow(/another restore is running/);
  await expect(lockFor('server')).rejects.toThrow(/A backup is being restored into the database/);
  await restore();
  const again = await lockFor('server');
  await again();
});

it.each(['crash', 'update'] as const)(
  'a server has its lock again after PostgreSQL has restarted (%s)',
  async (how) => {
    const server = await lockFor('server');
    await postgres.stop(how);
    await postgres.start();
    const db = await openDatabase(postgres.place);
    const holders = async (): Promise<number> =>
      (
        await sql`select 1 from pg_locks where locktype = 'advisory' and objid = 1 and mode = 'ShareLock'`.execute(
          db.read,
        )
      ).rows.length;
    await expect.poll(holders, { timeout: 20_000 }).toBe(1);
    await expect(lockFor('restore')).rejects.toThrow(/is running/);
    await server();
    expect(await holders()).toBe(0);
    await db.close();
  },
);

it('says that a database cannot be reached', async () => {
  await expect(lockDatabase('postgres://nobody@127.0.0.1:1/museum', 'restore')).rejects.toThrow(
    /^The database of CICERONE_DATABASE_URL cannot be used: /,
  );
});
