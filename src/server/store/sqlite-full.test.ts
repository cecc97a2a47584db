import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-full-'));
  db = await openDatabase(join(folder, 'cicerone.db'));
});

afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['returning rows', true],
  ['returning none', false],
])('A write that finds no space is refused in words (%s)', async (_how, isReturning) => {
  // SQLite then behaves as on a full disk.
  await db.write(async (transaction) => void (await sql`pragma max_page_count = 1`.execute(transaction)));
  const written = db.write(async (transaction): Promise<void> => {
    const insert = transaction.insertInto('folders').values({ path: 'a'.repeat(1_000_000) });
    if (isReturning) await insert.returning('path').execute();
    else await insert.execute();
  });
  await expect(written).rejects.toMatchObject({ code: 'storage-full' });
});

test('Opening a database writes nothing, so that a server starts on a full disk', async () => {
  const before = db.version();
  const other = await openDatabase(join(folder, 'cicerone.db'));
  expect(db.version()).toBe(before);
  await other.close();
});
