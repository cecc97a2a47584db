import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNewDatabase } from '#tests/server/databases.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { listNames, type TourDefinition } from '#content/definition.ts';
import { createPictureWorkers } from '../../files/picture-process/picture-workers.ts';
import { openDiskStore } from '../../files/disk-store.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { createPieceHashes } from '../../files/piece-hashes.ts';
import { createPictureSizes } from '../../files/picture-sizes.ts';
import { blobKey, createBlobStore } from '../../files/store-blob.ts';
import { type Database } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { createFailures } from '../accounts/failures.ts';
import { readCopy, readState } from '../content/copies.ts';
import { saveObjects } from '../content/save-objects.ts';
import { writeCopy } from '../content/write-copy.ts';
import { sweep, type Swept } from '../upkeep/sweep.ts';
import { type Backups, createBackups } from './backups.ts';

const day = 24 * 3_600_000;
let folder = '';
let db: Database;
let store: ObjectStore;
let now = Date.now();
const clock = (): number => now;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-backups-'));
  db = await openNewDatabase(join(folder, 'cicerone.db'));
  store = await openDiskStore(join(folder, 'files'));
});

afterAll(async () => {
  await store.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

function backupsOn(objects: ObjectStore): Backups {
  const blobs = createBlobStore({ store: objects, pictures: createPictureWorkers(1), clock });
  return createBackups({ db, store: objects, blobs, clock, buildId: 'b1', timeZone: 'Europe/Berlin' });
}

async function put(copy: CopyName, definition: TourDefinition): Promise<void> {
  await db.write((transaction) => writeCopy(transaction, copy, definition));
}

async function get(copy: CopyName): Promise<TourDefinition> {
  const { Version: _version, ...rest } = await readCopy(db.read, copy);
  return rest;
}

const stored = fc
  .uniqueArray(fc.nat(1000), { maxLength: 4 })
  .chain((ids) =>
    fc.tuple(...ids.map((ID) => fc.dictionary(fc.string(), fc.jsonValue()).map((rest) => ({ ...rest, ID })))),
  );
const anyDefinition = fc
  .tuple(
    fc.dictionary(fc.string(), fc.jsonValue()).map((extras) => ({ ...extras, FromTheFuture: 1 })),
    fc.tuple(...listNames.map(() => stored)),
  )
  .map(([extras, lists]): TourDefinition => {
    const definition = { ...extras, ...Object.fromEntries(listNames.map((name, index) => [name, lists[index]])) };
    // The database stores definitions as JSON.
    return JSON.parse(JSON.stringify(definition)) as TourDefinition;
  });

describe('the content of a backup', () => {
  it('is restored unchanged, including unknown fields', async () => {
    const backups = backupsOn(store);
    await fc.assert(
      fc.asyncProperty(anyDefinition, anyDefinition, async (published, inEdit) => {
        await put(CopyName.published, published);
        await put(CopyName.inEdit, inEdit);
        const before = [await get(CopyName.published), await get(CopyName.inEdit)];
        const { name } = await backups.create('structure', '');
        await put(CopyName.published, { Tours: [] });
        await put(CopyName.inEdit, { Tours: [] });
        await backups.restore(name);
        expect([await get(CopyName.published), await get(CopyName.inEdit)]).toEqual(before);
      }),
      { numRuns: propertyRuns(10) },
    );
  });
});

it('never lowers the version counter', async () => {
  const backups = backupsOn(store);
  await put(CopyName.inEdit, { Tours: [] });
  await put(CopyName.published, { Version: { Counter: 5 }, Tours: [] });
  const old = await backups.create('structure', '');
  await put(CopyName.published, { Version: { Counter: 40 }, Tours: [] });
  const later = await backups.create('structure', '');
  await backups.restore(old.name);
  expect((await readState(db.read, CopyName.published)).counter).toBe(41);
  await put(CopyName.published, { Version: { Counter: 2 }, Tours: [] });
  await put(CopyName.inEdit, { Version: { Counter: 2 }, Tours: [] });
  await backups.restore(later.name);
  expect((await readState(db.read, CopyName.published)).counter).toBe(41);
});

/** Returns a store during whose writes another user saves. */
function busyStore(busy: () => Promise<unknown>): ObjectStore {
  return {
    ...store,
    putFile: async (key, path) => {
      if (key.startsWith('backups/')) await busy();
      await store.putFile(key, path);
    },
  };
}

const save = async (words: string): Promise<unknown> =>
  db.write((transaction) =>
    saveObjects(transaction, 'tours', [{ ID: -1, Name: { de: words } }], { who: 'anna', now: 0 }),
  );

it('is read back once it is written, and one that cannot be read is neither kept nor listed', async () => {
  const { hash, bytes } = await createBlobStore({ store, pictures: createPictureWorkers(1), clock }).add(
    Readable.from([Buffer.from('sound')]),
  );
  const row = { path: '../../elsewhere.mp3', hash, bytes, type: 'audio/mpeg', modifiedAt: 1 };
  await db.write((transaction) => transaction.insertInto('files').values(row).execute());
  const backups = backupsOn(store);
  const before = await backups.list();
  await expect(backups.create('full', '')).rejects.toMatchObject({
    code: 'wrong-backup',
    message: expect.stringMatching(/manifest/),
  });
  expect(await backups.list()).toEqual(before);
  await db.write((transaction) => transaction.deleteFrom('files').where('path', '=', row.path).execute());
  expect(await backups.latestRun()).toMatchObject({ outcome: 'failed' });
});

describe('a restore while others save', () => {
  it('includes their last save in the backup of the previous state', async () => {
    const target = await backupsOn(store).create('structure', '');
    let saves = 0;
    const busy = busyStore(async () => {
      saves += 1;
      if (saves === 1) await save('in the last moment');
    });
    const { before } = await backupsOn(busy).restore(target.name);
    expect(saves).toBe(2);
    expect(JSON.stringify(await get(CopyName.inEdit))).not.toContain('in the last moment');
    await backupsOn(store).restore(before.name);
    expect(JSON.stringify(await get(CopyName.inEdit))).toContain('in the last moment');
  });

  it('gives up if the saves never stop, and leaves no backups behind', async () => {
    const backups = backupsOn(store);
    const target = await backups.create('structure', '');
    const count = (await backups.list()).length;
    const refused = backupsOn(busyStore(() => save('again'))).restore(target.name);
    await expect(refused).rejects.toMatchObject({ code: 'conflict' });
    expect((await backups.list()).length).toBe(count);
  });
});

describe('a museum whose store was damaged', () => {
  it('is backed up without the missing files, and reports them', async () => {
    const blobs = createBlobStore({ store, pictures: createPictureWorkers(1), clock });
    const [gone, there] = [
      await blobs.add(Readable.from([Buffer.from('gone')])),
      await blobs.add(Readable.from([Buffer.from('there')])),
    ];
    await db.write(async (transaction) => {
      await transaction.deleteFrom('files').execute();
      for (const [path, blob] of [
        ['gone.mp3', gone],
        ['there.mp3', there],
      ] as const) {
        await transaction
          .insertInto('files')
          .values({ path, ...blob, type: 'audio/mpeg', modifiedAt: now })
          .execute();
      }
    });
    await store.remove(blobKey(gone.hash));
    const backups = backupsOn(store);
    const backup = await backups.create('full', 'Yearly');
    expect(backup.description).toBe('Yearly (1 files are damaged: gone.mp3)');
    expect(await backups.restore(backup.name)).toMatchObject({ files: 1 });
    await db.write((transaction) => transaction.deleteFrom('files').execute());
  });
});

it.each(['Thumbs.db', 'hall/.DS_Store', '._tone.mp3'])('restores a museum that has the file %s', async (path) => {
  const blobs = createBlobStore({ store, pictures: createPictureWorkers(1), clock });
  const blob = await blobs.add(Readable.from([Buffer.from('litter')]));
  await db.write((transaction) =>
    transaction
      .insertInto('files')
      .values({ path, ...blob, type: 'application/octet-stream', modifiedAt: now })
      .execute(),
  );
  const backups = backupsOn(store);
  const { name } = await backups.create('full', '');
  expect(await backups.restore(name)).toMatchObject({ files: 1 });
  await db.write((transaction) => transaction.deleteFrom('files').execute());
});

describe('the sweep', () => {
  const sizesOf = () => createPictureSizes({ store, pictures: createPictureWorkers(1), lightBytes: 0 });
  const run = (): Promise<Swept> => sweep({ db, store, sizes: sizesOf(), pieces: createPieceHashes(store), clock });
  const keep = async (words: string) =>
    createBlobStore({ store, pictures: createPictureWorkers(1), clock }).add(Readable.from([Buffer.from(words)]));
  const has = async (hash: string): Promise<boolean> => (await store.stat(blobKey(hash))) !== undefined;
  const use = (path: string, blob: { hash: string; bytes: number }) =>
    db.write((transaction) =>
      transaction
        .insertInto('files')
        .values({ path, ...blob, type: 'audio/mpeg', modifiedAt: now })
        .execute(),
    );

  it('removes failed attempts of earlier days', async () => {
    const attempts = () => db.read.selectFrom('failedAttempts').select('failedAt').execute();
    const failures = createFailures(db, clock);
    await failures.attempt('', [{ kind: 'network' }], () => Promise.resolve(undefined));
    const failedAt = now;
    await run();
    expect(await attempts()).toEqual([{ failedAt }]);
    now += 25 * 3_600_000;
    await run();
    expect(await attempts()).toEqual([]);
  });

  it('removes bytes 30 days after their last use, and keeps used ones', async () => {
    const start = Date.now();
    const [used, dropped] = [await keep('used for ever'), await keep('used for two months')];
    await use('used.mp3', used);
    await use('dropped.mp3', dropped);
    for (const days of [2, 31, 60]) {
      now = start + days * day;
      await run();
      expect([days, await has(used.hash), await has(dropped.hash)]).toEqual([days, true, true]);
    }
    await db.write((transaction) => transaction.deleteFrom('files').where('path', '=', 'dropped.mp3').execute());
    for (const [days, isThere] of [
      [61, true],
      [90, true],
      [91, false],
    ] as const) {
      now = start + days * day;
      await run();
      expect([days, await has(used.hash), await has(dropped.hash)]).toEqual([days, true, isThere]);
    }
    now = start;
  });

  it('spares old bytes that were uploaded again', async () => {
    const start = Date.now();
    const blob = await keep('comes again');
    now = start + 2 * day;
    await run();
    // The store uses the real clock; at this time, a blob stored today is 33 days old.
    now = start + 33 * day;
    let puts = 0;
    const counting: ObjectStore = { ...store, putFile: (key, path) => ((puts += 1), store.putFile(key, path)) };
    await createBlobStore({ store: counting, pictures: createPictureWorkers(1), clock }).add(
      Readable.from([Buffer.from('comes again')]),
    );
    expect([puts, await has(blob.hash)]).toEqual([1, true]);
    now = start;
  });

  it('removes interrupted backups after a day', async () => {
    const start = Date.now();
    const backup = await backupsOn(store).create('structure', '');
    await store.put('backups/broken-off.zip', Buffer.from('half'));
    await db.write((transaction) =>
      transaction
        .insertInto('backups')
        .values({ name: 'reserved.zip', bytes: -1, type: 'full', description: '', createdAt: start })
        .execute(),
    );
    expect((await run()).backups).toBe(0);
    now = start + 2 * day;
    expect((await run()).backups).toBe(1);
    expect(await store.stat(`backups/${backup.name}`)).toBeDefined();
    const names = await db.read.selectFrom('backups').select('name').where('name', '=', 'reserved.zip').execute();
    expect(names).toEqual([]);
    now = start;
  });
});

it('an interrupted backup is removed when the only server starts', async () => {
  const backup = await backupsOn(store).create('structure', '');
  await store.put('backups/killed.zip', Buffer.from('half'));
  await sweep({
    db,
    store,
    sizes: createPictureSizes({ store, pictures: createPictureWorkers(1), lightBytes: 0 }),
    pieces: createPieceHashes(store),
    clock,
    isStart: true,
  });
  expect(await store.stat('backups/killed.zip')).toBeUndefined();
  expect(await store.stat(`backups/${backup.name}`)).toBeDefined();
});

describe('the backups that restores make', () => {
  it('are removed when there are ten newer ones; those of staff stay', async () => {
    const backups = backupsOn(store);
    const own = [await backups.create('structure', 'one'), await backups.create('structure', 'two')];
    const [first] = own;
    const made: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      now += 1000;
      made.push((await backups.restore(first?.name ?? '')).before.name);
    }
    const names = (await backups.list()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...own.map(({ name }) => name), ...made.slice(2)]));
    expect(names.filter((name) => made.slice(0, 2).includes(name))).toEqual([]);
  });
});
