import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds, openNewDatabase } from '#tests/server/databases.ts';
import { openDiskStore } from '../../../files/disk-store.ts';
import { type ObjectStore } from '../../../files/object-store.ts';
import { createPictureWorkers } from '../../../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../../../files/store-blob.ts';
import { type Database, openDatabase } from '../../../store/database.ts';
import { writeStream } from '../../../files/write-stream.ts';
import { writeZip } from '../../../files/zip-write.ts';
import { migrations } from '../../../store/migrations.ts';
import { compareInstances, type InstanceToCompare } from './testing/compare-instances.ts';
import { replaceRows } from './replace-rows.ts';
import { restoreWholeBackup } from './restore-whole-backup.ts';
import { storeWholeBackup } from './store-whole-backup.ts';
import { writeWholeBackup } from './write-whole-backup.ts';

const passphrase = 'four random words here';
const work = 4;
const now = Date.UTC(2026, 10, 22, 12);

let folder = '';
const opened: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-whole-'));
});

afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
  await rm(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

interface Instance extends InstanceToCompare {
  readonly db: Database;
  readonly store: ObjectStore;
}

async function openInstance(name: string, place?: string): Promise<Instance> {
  const db = await (place === undefined ? openNewDatabase(join(folder, name, 'cicerone.db')) : openDatabase(place));
  const store = await openDiskStore(join(folder, name, 'files'));
  opened.push(db.close, () => store.close());
  return { db, store };
}

async function fill({ db, store }: Instance, visits = 10): Promise<void> {
  const { hash, bytes } = await createBlobStore({ store, pictures: createPictureWorkers(1) }).add(
    Readable.from([randomBytes(200_000)]),
  );
  await db.write(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({ name: 'root', password: 'hash', userGroup: 'root', createdAt: now, totp: 'SECRET' })
      .execute();
    await transaction.insertInto('recoveryCodes').values({ userName: 'root', hash: 'code' }).execute();
    await transaction.insertInto('knownDevices').values({ userName: 'root', hash: 'device', usedAt: now }).execute();
    await transaction.insertInto('settings').values({ name: 'login', value: '{"LoginType":"token"}' }).execute();
    await transaction
      .insertInto('tokens')
      .values({
        token: 'ABC',
        owner: 'Ö\u2028\n"',
        comment: '',
        expires: null,
        printed: 1,
        device: null,
        createdAt: now,
      })
      .execute();
    const session = { token: null, device: '', createdAt: now, validUntil: now, slides: 0 };
    await transaction
      .insertInto('sessions')
      .values([
        { ...session, hash: 'visitor', userName: null },
        { ...session, hash: 'staff', userName: 'root' },
      ])
      .execute();
    await transaction.updateTable('copies').set({ epoch: 7, counter: 3 }).execute();
    await transaction
      .insertInto('objects')
      .values({ copy: 'published', model: 'tours', id: 1, place: 0, revision: 2, body: '{"ID":1,"Revision":2}' })
      .execute();
    for (const path of ['one.txt', 'two.txt', 'unusual:name'])
      await transaction
        .insertInto('files')
        .values({ path, hash, bytes, type: 'text/plain', modifiedAt: now })
        .execute();
    const ids = Array.from({ length: visits }, (_, index) => ({ id: `visit ${index}`, day: '2026-11-22' }));
    for (let from = 0; from < ids.length; from += 5000)
      await transaction
        .insertInto('visitIds')
        .values(ids.slice(from, from + 5000))
        .execute();
    const count = {
      day: '2026-11-22',
      kind: 'open',
      tourCode: 'T',
      itemCode: '1',
      language: 'de',
      device: 'phone',
      count: 5,
    };
    await transaction.insertInto('visitCounts').values(count).execute();
    await transaction
      .insertInto('auditTrail')
      .values({ id: '1', at: now, who: 'root', what: 'publish', about: '', outcome: 'done', network: '' })
      .execute();
  });
}

async function backUp({ db, store }: Instance, withAudit = false): Promise<string> {
  const path = join(folder, `${randomBytes(6).toString('hex')}.age`);
  await writeWholeBackup({ db, store, passphrase, work, withAudit, program: 'test', clock: () => now }, path);
  return path;
}

async function restore(
  path: string,
  { db, store }: Instance,
  given: { passphrase?: string; isReplacing?: boolean } = {},
): Promise<unknown> {
  const blobs = createBlobStore({ store, pictures: createPictureWorkers(1) });
  return restoreWholeBackup(path, {
    openDatabase: () => Promise.resolve(db),
    store,
    blobs,
    passphrase,
    isReplacing: false,
    ...given,
  });
}

it.each(Object.entries(databaseKinds))(
  'a whole backup into %s brings everything back, there and back again',
  async (kind, makePlace) => {
    const target = await makePlace();
    const [first, third] = [await openInstance('a'), await openInstance('c')];
    opened.unshift(target.remove);
    const second = await openInstance('b', target.place);
    // More than are written at a time, and once more than are read.
    await fill(first, kind === 'SQLite' ? 5001 : 501);
    const path = await backUp(first, true);
    await restore(path, second);
    expect(await compareInstances(first, second)).toEqual([]);
    await restore(await backUp(second, true), third);
    expect(await compareInstances(first, third)).toEqual([]);
    expect(await third.db.read.selectFrom('sessions').select('hash').execute()).toEqual([{ hash: 'visitor' }]);

    await second.db.write((transaction) => transaction.deleteFrom('tokens').execute());
    await expect(restore(path, second)).rejects.toThrow(
      /in use \(users 1, objects 1, files 3\), so nothing was changed.*--replace/,
    );
    expect(await compareInstances(first, second)).toEqual(['tokens']);
    await restore(path, second, { isReplacing: true });
    expect(await compareInstances(first, second)).toEqual([]);
  },
);

describe('a whole backup', () => {
  it('leaves the audit trail out unless it is requested', async () => {
    const [first, second] = [await openInstance('a'), await openInstance('b')];
    await fill(first);
    await restore(await backUp(first), second);
    expect(await compareInstances(first, second)).toEqual(['auditTrail']);
  });

  it('is read back once it is written, and one that cannot be read is not kept', async () => {
    const first = await openInstance('a');
    await fill(first);
    await first.db.write((transaction) =>
      transaction.updateTable('files').set({ path: '../../elsewhere.mp3' }).where('path', '=', 'one.txt').execute(),
    );
    expect(await first.db.read.selectFrom('files').select('path').where('path', 'like', '..%').execute()).toHaveLength(
      1,
    );
    const { db, store } = first;
    const given = { db, store, passphrase, buildId: 'test', clock: () => now, work, name: 'everything-2026-11-22.age' };
    await expect(storeWholeBackup(given)).rejects.toThrow(
      /was written, but cannot be read, and was not kept\. .*manifest/,
    );
    expect(await db.read.selectFrom('wholeBackups').selectAll().execute()).toEqual([]);
    expect(await readdir(join(folder, 'a/files'))).not.toContain('everything');
    expect(await readdir(join(folder, 'a/files/.temporary'))).toEqual([]);
  });

  it('of an earlier version goes through the migrations since then', async () => {
    const { db } = await openInstance('a');
    const visit = { day: '2026-11-22', kind: 'open', tourCode: 'T', itemCode: '1', language: 'de', device: 'phone' };
    const open = (): Promise<Buffer> => Promise.resolve(Buffer.from(JSON.stringify({ ...visit, count: 5 })));
    const content = { bytes: undefined, isPacked: false, open };
    const zip = join(folder, 'old.zip');
    await writeStream(writeZip([{ path: 'tables/visitCounts.jsonl', modifiedAt: new Date(now), content }]), zip);
    const names = Object.keys(migrations).filter((name) => name < '031-visit-months');
    await replaceRows(db, { zip, instance: { format: 1, migrations: names, tables: {} }, isReplacing: false });
    expect(await db.read.selectFrom('visitMonths').selectAll().execute()).toEqual([
      { ...visit, day: '2026-11-01', count: 5 },
    ]);
    expect(await db.read.selectFrom('backups').select('automatic').execute()).toEqual([]);
  });

  it.each([
    ['with another passphrase', (bytes: Buffer) => bytes, 'other words', /The passphrase is wrong/],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -20), passphrase, /is damaged/],
    ['cut off after a piece', (bytes: Buffer) => bytes.subarray(0, headOf(bytes) + piece), passphrase, /is damaged/],
    ['with a flipped bit', (bytes: Buffer) => flip(bytes, bytes.length - 9), passphrase, /is damaged/],
    ['with swapped pieces', (bytes: Buffer) => swap(bytes), passphrase, /is damaged/],
    ['with a flipped bit at the start', (bytes: Buffer) => flip(bytes, 3), passphrase, /no encrypted backup/],
    ['with a flipped bit in the salt', (bytes: Buffer) => flip(bytes, 40), passphrase, /passphrase is wrong|damaged/],
    ['which is a zip', () => Buffer.from('PK\u0003\u0004'), passphrase, /restored there/],
    ['which is empty', () => Buffer.alloc(0), passphrase, /no encrypted backup/],
  ])('%s is refused in words, and changes nothing', async (_kind, damage, given, message) => {
    const [first, second] = [await openInstance('a'), await openInstance('b')];
    await fill(first);
    const path = await backUp(first);
    await writeFile(path, damage(await readFile(path)));
    openLate();
    await expect(restore(path, second, { passphrase: given })).rejects.toThrow(message);
    expect(await second.db.read.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(await readdir(join(folder, 'b/files'), { recursive: true })).toEqual(['.temporary']);
  });
});

it.each(['check', 'files', 'rows'])('a restore that ends at its %s leaves nothing half restored', async (step) => {
  const [first, second] = [await openInstance('a'), await openInstance('b')];
  await fill(first);
  const path = await backUp(first);
  const end = (): never => {
    throw new Error('killed');
  };
  const blobs = createBlobStore({ store: second.store, pictures: createPictureWorkers(1) });
  const db: Database = {
    ...second.db,
    write: (job) =>
      second.db.write(async (transaction) => {
        const result = await job(transaction);
        // Before the transaction is committed.
        return step === 'rows' ? end() : result;
      }),
  };
  const restoring = restoreWholeBackup(path, {
    openDatabase: () => Promise.resolve(db),
    store: second.store,
    blobs: {
      async add(stream) {
        if (step === 'check') end();
        const blob = await blobs.add(stream);
        return step === 'files' ? end() : blob;
      },
    },
    passphrase,
    isReplacing: false,
  });
  await expect(restoring).rejects.toThrow('killed');
  expect(await second.db.read.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(await second.db.read.selectFrom('files').selectAll().execute()).toEqual([]);
  expect(await readdir(join(folder, 'b/files/.temporary'))).toEqual([]);
  await restore(path, second);
  expect(await compareInstances(first, second)).toEqual(['auditTrail']);
});

/** A slow disk: a file is often refused before the one that it is decrypted into is open. */
function openLate(): void {
  const { open } = fs;
  vi.spyOn(fs, 'open').mockImplementation((...args: Parameters<typeof open>) => {
    const isRead = args.includes('r');
    const turns = async (): Promise<void> => {
      for (let turn = 0; turn < (isRead ? 0 : 500); turn += 1) await immediate();
      open(...args);
    };
    void turns();
  });
}

/** The length of the header and the nonce behind it. */
function headOf(bytes: Buffer): number {
  return bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16;
}

const piece = 65_552;

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

function swap(bytes: Buffer): Buffer {
  const start = headOf(bytes);
  const [head, one, two] = [
    bytes.subarray(0, start),
    bytes.subarray(start, start + piece),
    bytes.subarray(start + piece, start + 2 * piece),
  ];
  return Buffer.concat([head, two, one, bytes.subarray(start + 2 * piece)]);
}
