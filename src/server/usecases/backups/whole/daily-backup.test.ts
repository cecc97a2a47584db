import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBucket } from '#tests/server/bucket.ts';
import { databaseKinds, openNewDatabase } from '#tests/server/databases.ts';
import { type BackupSettings, noBackup } from '../../../settings/backup-settings.ts';
import { openDiskStore } from '../../../files/disk-store.ts';
import { type ObjectStore } from '../../../files/object-store.ts';
import { createPictureWorkers } from '../../../files/picture-process/picture-workers.ts';
import { createBlobStore } from '../../../files/store-blob.ts';
import { type Database, openDatabase } from '../../../store/database.ts';
import { createAuditTrail } from '../../audit/audit-trail.ts';
import { neverRun } from '../../jobs/jobs.ts';
import { type BackupStatus, readBackupStatus } from './backup-status.ts';
import { compareInstances } from './testing/compare-instances.ts';
import { keepBackedUp, openSecondPlace } from './daily-backup.ts';
import { dueDay } from '../due-day.ts';
import { restoreWholeBackup } from './restore-whole-backup.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const passphrase = 'four random words here';
/** 3:30 in Berlin. */
const start = Date.UTC(2026, 10, 22, 2, 30);

let folder = '';
let now = start;
let db: Database;
let store: ObjectStore;
let second = '';
let failures: unknown[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-daily-'));
  second = join(folder, 'second');
  await mkdir(second);
  db = await openNewDatabase(join(folder, 'data/cicerone.db'));
  store = await openDiskStore(join(folder, 'data/files'));
  await db.write((transaction) =>
    transaction
      .insertInto('users')
      .values({ name: 'root', password: 'hash', userGroup: 'root', createdAt: now })
      .execute(),
  );
  now = start;
  failures = [];
});

afterEach(async () => {
  await store.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

interface Changes {
  readonly backup?: Partial<BackupSettings>;
  readonly db?: Database;
  readonly store?: ObjectStore;
  readonly openSecond?: (settings: BackupSettings) => Promise<ObjectStore>;
}

const settingsOf = (changes: Changes): BackupSettings => ({ ...noBackup, hour: 3, passphrase, ...changes.backup });

async function keep(changes: Changes = {}): Promise<void> {
  const used = changes.db ?? db;
  const audit = createAuditTrail(used, () => now, 365);
  const settings = { backup: settingsOf(changes), timeZone: 'Europe/Berlin' };
  const given = { db: used, store, audit, buildId: 'test', clock: () => now, work: 4, ...changes, settings };
  await keepBackedUp(given, (error) => failures.push(error));
}

const status = (changes: Changes = {}): Promise<BackupStatus> =>
  readBackupStatus({ db: changes.db ?? db, settings: settingsOf(changes), clock: () => now });

const names = async (): Promise<readonly string[]> =>
  (await readdir(join(folder, 'data/files/everything')).catch((): string[] => [])).toSorted();

const copies = async (): Promise<readonly string[]> =>
  (await readdir(second)).filter((name) => !name.startsWith('.')).toSorted();

const audited = async (): Promise<readonly string[]> => {
  const rows = await db.read.selectFrom('auditTrail').select(['what', 'outcome']).orderBy('at').execute();
  return rows.map(({ what, outcome }) => `${what}: ${outcome}`);
};

async function restored(file: string): Promise<readonly string[]> {
  const target = await openNewDatabase(join(folder, 'target/cicerone.db'));
  const targetStore = await openDiskStore(join(folder, 'target/files'));
  const blobs = createBlobStore({ store: targetStore, pictures: createPictureWorkers(1) });
  const openTarget = (): Promise<Database> => Promise.resolve(target);
  const given = { openDatabase: openTarget, store: targetStore, blobs, passphrase, isReplacing: false };
  try {
    await restoreWholeBackup(file, given);
    return await compareInstances({ db, store }, { db: target, store: targetStore }, ['auditTrail']);
  } finally {
    await target.close();
  }
}

it.each([
  ['2026-11-22T01:59:00Z', '2026-11-21'],
  ['2026-11-22T02:00:00Z', '2026-11-22'],
  ['2026-11-22T22:59:00Z', '2026-11-22'],
  ['2026-11-22T23:01:00Z', '2026-11-22'],
  ['2026-03-01T01:00:00Z', '2026-02-28'],
  ['2026-10-25T00:30:00Z', '2026-10-24'],
])('at %s the backup of %s is the latest that is due', (moment, expected) => {
  expect(dueDay(Date.parse(moment), 3, 'Europe/Berlin')).toBe(expected);
});

describe('the daily backup', () => {
  it('is made once a day, at its hour, and the newest stay', async () => {
    for (let hour = 0; hour < 4 * 24; hour += 1) {
      now = start + hour * 60 * minute;
      await keep({ backup: { keep: 2 } });
    }
    expect(await names()).toEqual(['everything-2026-11-24-0330.age', 'everything-2026-11-25-0330.age']);
    expect((await status()).backup).toEqual({ ageSeconds: 23 * 3600, failure: undefined, isLate: false });
    expect(await audited()).toEqual(Array.from({ length: 4 }, () => 'backup everything: done'));
    expect(failures).toEqual([]);
    expect(await restored(join(folder, 'data/files/everything/everything-2026-11-25-0330.age'))).toEqual([]);
  });

  it('is made at the first start, whatever the hour, and named after the moment at which it is made', async () => {
    for (const moment of ['2026-11-22T00:10:00Z', '2026-11-22T01:59:00Z', '2026-11-22T02:00:00Z']) {
      now = Date.parse(moment);
      await keep();
    }
    expect(await names()).toEqual(['everything-2026-11-22-0110.age', 'everything-2026-11-22-0300.age']);
  });

  it('tells that it failed, and is tried again after half an hour', async () => {
    const broken = {
      ...store,
      putFile: () => Promise.reject(Object.assign(new Error('secret host'), { code: 'EIO' })),
    };
    await keep({ store: broken });
    expect(failures).toHaveLength(1);
    const failure = { at: now, problem: 'It failed (EIO). The log of the server has the reason.' };
    expect((await status()).backup).toEqual({ ageSeconds: undefined, failure, isLate: true });
    now += 29 * minute;
    await keep();
    expect(await names()).toEqual([]);
    now += minute;
    await keep();
    expect(await names()).toEqual(['everything-2026-11-22-0400.age']);
    expect((await status()).backup).toEqual({ ageSeconds: 0, failure: undefined, isLate: false });
    expect(await audited()).toEqual(['backup everything: refused', 'backup everything: done']);
  });

  it('is made by the next server if one is killed over it', async () => {
    await db.write((transaction) =>
      transaction
        .insertInto('backupRuns')
        .values({ ...neverRun, name: 'backup', id: 'killed', startedAt: now, heldUntil: now + 20_000 })
        .execute(),
    );
    await keep();
    expect(await names()).toEqual([]);
    now += 2 * minute;
    await keep();
    expect(await names()).toEqual(['everything-2026-11-22-0332.age']);
  });
});

it('is made by one of several servers on one PostgreSQL', { timeout: 120_000 }, async () => {
  const { place, remove } = await databaseKinds.PostgreSQL();
  const servers = await Promise.all([openDatabase(place), openDatabase(place)]);
  let written = 0;
  const counting: ObjectStore = {
    ...store,
    putFile(key, path) {
      written += 1;
      return store.putFile(key, path);
    },
  };
  await Promise.all([...servers, ...servers].map((each) => keep({ db: each, store: counting })));
  for (const each of servers) await keep({ db: each, store: counting });
  expect([written, failures, await names()]).toEqual([1, [], ['everything-2026-11-22-0330.age']]);
  for (const each of servers) await each.close();
  await remove();
});

describe('the second place', () => {
  const backup = (): Partial<BackupSettings> => ({ copyTo: second, keep: 2 });

  it('gets each backup, and the newest stay there as well; other files are left alone', async () => {
    await writeFile(join(second, 'everything-else.age'), 'mine');
    for (let days = 0; days < 3; days += 1) {
      now = start + days * day;
      await keep({ backup: backup() });
    }
    expect(await copies()).toEqual([
      'everything-2026-11-23-0330.age',
      'everything-2026-11-24-0330.age',
      'everything-else.age',
    ]);
    expect((await status({ backup: backup() })).copy).toEqual({ ageSeconds: 0, failure: undefined, isLate: false });
    expect(await restored(join(second, 'everything-2026-11-24-0330.age'))).toEqual([]);
  });

  it('is retried after a delay, while backups continue', async () => {
    await rm(second, { recursive: true });
    await keep({ backup: backup() });
    const { backup: first, copy } = await status({ backup: backup() });
    expect(first.failure).toBeUndefined();
    expect(copy).toMatchObject({
      isLate: true,
      failure: { problem: expect.stringMatching(/CICERONE_BACKUP_COPY.*not there/) },
    });
    await mkdir(second);
    await keep({ backup: backup() });
    expect(await copies()).toEqual([]);
    now += 10 * minute;
    await keep({ backup: backup() });
    expect(await copies()).toEqual(['everything-2026-11-22-0330.age']);
    expect((await status({ backup: backup() })).copy?.failure).toBeUndefined();
  });

  it('does not keep a copy that comes back changed', async () => {
    const openSecond = async (settings: BackupSettings): Promise<ObjectStore> => {
      const place = await openSecondPlace(settings);
      const put: ObjectStore['put'] = (key, body) => {
        if (!Buffer.isBuffer(body)) body.destroy();
        return place.put(key, Buffer.from('other bytes'));
      };
      return { ...place, put };
    };
    await keep({ backup: backup(), openSecond });
    expect((await status({ backup: backup() })).copy?.failure?.problem).toMatch(/is not what was sent/);
    expect(await copies()).toEqual([]);
  });

  it('may forbid to delete', async () => {
    const denied = Object.assign(new Error('Access Denied'), { name: 'AccessDenied' });
    const openSecond = async (settings: BackupSettings): Promise<ObjectStore> => ({
      ...(await openSecondPlace(settings)),
      remove: () => Promise.reject(denied),
    });
    for (let days = 0; days < 2; days += 1) {
      now = start + days * day;
      await keep({ backup: { ...backup(), keep: 1 }, openSecond });
    }
    expect(failures).toEqual([]);
    expect(await copies()).toEqual(['everything-2026-11-22-0330.age', 'everything-2026-11-23-0330.age']);
  });

  it('may be a bucket with its own keys', async () => {
    const bucket = await startBucket();
    const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
    delete process.env['AWS_ACCESS_KEY_ID'];
    delete process.env['AWS_SECRET_ACCESS_KEY'];
    const changes = { backup: { copyTo: bucket.url, keys } };
    await keep(changes);
    expect([failures, (await status(changes)).copy?.ageSeconds]).toEqual([[], 0]);
    const place = await openSecondPlace(settingsOf(changes));
    const copy = Buffer.concat(await (await place.get('everything-2026-11-22-0330.age')).toArray());
    expect(copy.equals(await readFile(join(folder, 'data/files/everything/everything-2026-11-22-0330.age')))).toBe(
      true,
    );
    await place.close();
    await bucket.remove();
  });
});
