import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openNewDatabase } from '#tests/server/databases.ts';
import { openDiskStore } from '../../files/disk-store.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { type Database } from '../../store/database.ts';
import { createBackupArchive } from './backup-archive.ts';
import { backupKey, listBackups } from './backup-rows.ts';

const backup = { type: 'full', createdAt: Date.UTC(2026, 4, 1), description: 'Before the fair' } as const;
const timeZone = 'Europe/Berlin';
let folder = '';
let zip = '';
let db: Database;
let store: ObjectStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-archive-'));
  zip = join(folder, 'made.zip');
  db = await openNewDatabase(join(folder, 'cicerone.db'));
  store = await openDiskStore(join(folder, 'files'));
});

// The store takes the file.
beforeEach(() => writeFile(zip, 'the bytes'));

afterAll(async () => {
  await store.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

async function storedKeys(): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list('backups/')) keys.push(key);
  return keys;
}

describe('the archive of backups', () => {
  it('lists a backup with its size, and returns its bytes until it is removed', async () => {
    const archive = createBackupArchive({ db, store, timeZone });
    const { name } = await archive.add(backup, zip);
    expect(await listBackups(db)).toMatchObject([{ name, bytes: 9, description: 'Before the fair' }]);
    expect(String(await buffer(await archive.open(name)))).toBe('the bytes');
    await archive.remove(name);
    expect(await listBackups(db)).toEqual([]);
    await expect(archive.open(name)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('leaves neither bytes nor row when a backup cannot be listed', async () => {
    const cut = new Error('The disk is full');
    const failing: ObjectStore = {
      ...store,
      putFile: async (key, path) => {
        await store.putFile(key, path);
        throw cut;
      },
    };
    const archive = createBackupArchive({ db, store: failing, timeZone });
    await expect(archive.add(backup, zip)).rejects.toBe(cut);
    expect(await db.read.selectFrom('backups').selectAll().execute()).toEqual([]);
    expect(await storedKeys()).toEqual([]);
  });

  it('gives work a local file, also if the store has none', async () => {
    const archive = createBackupArchive({ db, store: { ...store, localPath: () => undefined }, timeZone });
    const { name } = await archive.add(backup, zip);
    expect(await storedKeys()).toEqual([backupKey(name)]);
    const read = async (path: string): Promise<string> => String(await buffer(createReadStream(path)));
    expect(await archive.withLocalFile(name, read)).toBe('the bytes');
    await archive.remove(name);
    await expect(archive.withLocalFile(name, read)).rejects.toMatchObject({ code: 'not-found' });
  });
});
