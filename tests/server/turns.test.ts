import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openNewDatabase } from '#tests/server/databases.ts';
import { BackupType } from '#content/constants.ts';
import { listNames } from '#content/definition.ts';
import { type Database } from '#server/store/database.ts';
import { CopyName } from '#server/store/tables.ts';
import { takeSnapshot } from '#server/usecases/backups/snapshot.ts';
import { createCopyCache } from '#server/usecases/content/published.ts';
import { seed } from '#server/usecases/content/import.ts';
import { removeObjects } from '#server/usecases/content/remove-objects.ts';
import { writeCopy } from '#server/usecases/content/write-copy.ts';
import { listFiles } from '#server/usecases/files/list-files.ts';
import { listMedia, readFilesText } from '#server/usecases/files/list-media.ts';
import { moveFile } from '#server/usecases/named-files/move-file.ts';
import { makeMuseum } from '../bench/museum.ts';
import { turnsOf } from './turns-of.ts';

const stations = 300;
const museum = makeMuseum(stations);
const objects = listNames.reduce((sum, name) => sum + ((museum[name] as unknown[] | undefined)?.length ?? 0), 0);
const files = Array.from({ length: stations }, (_, index) => ({
  path: `audio/de/${index + 1}.mp3`,
  hash: 'a'.repeat(64),
  bytes: 1,
  type: 'audio/mpeg',
  modifiedAt: 0,
}));

let folder = '';
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-turns-'));
  db = await openNewDatabase(join(folder, 'cicerone.db'));
});

afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  for (const table of ['objects', 'files', 'folders'] as const) {
    await db.write((transaction) => transaction.deleteFrom(table).execute());
  }
  await db.write((transaction) => transaction.updateTable('copies').set({ epoch: 0 }).execute());
  await seed(db, museum, files);
});

const write = (work: Parameters<Database['write']>[0]) => (): Promise<unknown> => db.write(work);

/** Work done in turns, and for how many objects or files each. */
it.each<[string, number, () => Promise<unknown>]>([
  ['objects are removed', objects, write((to) => removeObjects(to, 'tourItems', [{ ID: 1 }], { who: 'anna', now: 0 }))],
  ['a copy is written', objects, write((to) => writeCopy(to, CopyName.inEdit, museum))],
  [
    'a folder is moved, in both copies',
    4 * objects,
    write((to) => moveFile(to, { From: 'audio', To: 'sound', who: 'anna', now: new Date(0), isRoot: true })),
  ],
  ['files are listed', files.length, () => listFiles(db.read, {}, { folder: '', isDeep: true })],
])('Others have their turn while %s', async (_what, least, work) => {
  expect(await turnsOf(work)).toBeGreaterThanOrEqual(least);
});

it('Others have their turn while media are listed: while their uses are found, and while these are joined with files', async () => {
  const definition = { ...museum };
  const text = await readFilesText(db);
  const both = await turnsOf(() => listMedia(text, definition, { of: async () => [] }));
  const later = await turnsOf(() => listMedia(text, definition, { of: async () => [] }));
  expect(later).toBeGreaterThanOrEqual(files.length);
  expect(both - later).toBeGreaterThanOrEqual(objects);
});

it('Others have their turn while a copy is prepared: while it is parsed, encoded and searched', async () => {
  const copy = createCopyCache(db, CopyName.published);
  const bytes = JSON.stringify(museum).length;
  expect(await turnsOf(async () => (await copy.current()).answer())).toBeGreaterThanOrEqual(
    2 * objects + Math.floor(bytes / 70_000),
  );
});

it('Others have their turn while a backup is begun', async () => {
  const bytes = JSON.stringify(museum).length;
  expect(await turnsOf(() => takeSnapshot(db, BackupType.structure))).toBeGreaterThanOrEqual(
    2 * Math.floor(bytes / 70_000),
  );
});
