import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { migrations } from './migrations.ts';

let folder: string;
let db: Database;
/** Another process that writes. */
let other: InstanceType<typeof DatabaseSync>;

async function open(timeoutMs: number): Promise<void> {
  const path = join(folder, 'cicerone.db');
  db = await openDatabase(path, migrations, timeoutMs);
  other = new DatabaseSync(path);
  other.exec('begin immediate');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-lock-'));
});

afterEach(async () => {
  other.close();
  await db.close();
  await rm(folder, { recursive: true });
});

const write = async (): Promise<unknown> =>
  await db.write(async (transaction) => await transaction.insertInto('folders').values({ path: 'a' }).execute());

test('A write waits for another process without stopping this one', async () => {
  await open(600_000);
  const written = write();
  // Lets the write begin to wait; this test could not end the other transaction if it stopped this thread.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(await db.read.selectFrom('folders').selectAll().execute()).toEqual([]);
  expect(await db.readLong.selectFrom('folders').selectAll().execute()).toEqual([]);
  other.exec('commit');
  await written;
  expect(await db.read.selectFrom('folders').selectAll().execute()).toEqual([{ path: 'a' }]);
});

test('A write that waits too long is refused in words, and the next one succeeds', async () => {
  await open(20);
  await expect(write()).rejects.toMatchObject({ name: 'Refusal', code: 'busy', reason: 'database-busy' });
  other.exec('commit');
  await write();
  expect(await db.read.selectFrom('folders').selectAll().execute()).toEqual([{ path: 'a' }]);
});

test('A statement that fails tells why', async () => {
  await open(20);
  other.exec('commit');
  await write();
  await expect(write()).rejects.toThrow(/UNIQUE/);
});

test('Many rows arrive whole and in order, also when two statements of one transaction are read at once', async () => {
  await open(20);
  other.exec('commit');
  const paths = Array.from({ length: 1700 }, (_, index) => `${index}`.padStart(4, '0'));
  await db.write(async (transaction) => {
    await transaction
      .insertInto('folders')
      .values(paths.map((path) => ({ path })))
      .execute();
  });
  const [up, down] = await db.readLong.transaction().execute(async (transaction) => {
    const folders = transaction.selectFrom('folders').selectAll();
    return Promise.all([folders.orderBy('path').execute(), folders.orderBy('path', 'desc').execute()]);
  });
  expect(up.map(({ path }) => path)).toEqual(paths);
  expect(down.map(({ path }) => path)).toEqual(paths.toReversed());
});
