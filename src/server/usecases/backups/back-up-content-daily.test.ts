import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BackupType } from '#content/constants.ts';
import { smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { testSettings } from '#tests/browser/serve.ts';
import { openServer, type OpenServer } from '../../start/open-server.ts';
import { refuse } from '../../refuse.ts';
import { readFailure } from '../whole-backups/backup-jobs.ts';
import { keepContentBackedUp } from './back-up-content-daily.ts';

const hour = 3_600_000;
const report = (error: unknown): never => {
  throw error;
};

let now = 0;
let server: OpenServer;
let remove: () => Promise<void>;

beforeEach(async () => {
  now = Date.UTC(2026, 0, 10, 11);
  const data = await mkdtemp(join(tmpdir(), 'cicerone-daily-'));
  const museum = await writeMuseum(smallMuseum);
  server = await openServer({ settings: testSettings(museum.folder, data), buildId: 'b1', clock: () => now });
  remove = async () => {
    await server.close();
    await museum.remove();
    await rm(data, { recursive: true, force: true });
  };
});
afterEach(() => remove());

const daily = async () => (await server.services.backups.list()).filter(({ automatic }) => automatic === 2);
const run = () => keepContentBackedUp(server.services, report);

it('backs the content up once a day while it is switched on, and keeps as many as root wants', async () => {
  const { backups, dailyBackup } = server.services;
  await run();
  expect(await daily()).toEqual([]);
  const own = await backups.create(BackupType.structure, 'by hand');
  await dailyBackup.set({ isOn: true, hour: 3, keep: 2, type: BackupType.structure });
  const made: string[] = [];
  for (let day = 0; day < 4; day += 1) {
    await run();
    now += hour;
    // Twice a day would be once too often.
    await run();
    const [newest] = await daily();
    expect(newest?.type).toBe('structure');
    made.push(newest?.name ?? '');
    now += 23 * hour;
  }
  expect((await daily()).map(({ name }) => name)).toEqual(made.toReversed().slice(0, 2));
  expect((await backups.list()).map(({ name }) => name)).toContain(own.name);
  await dailyBackup.set({ isOn: false, hour: 3, keep: 2, type: BackupType.structure });
  await run();
  expect(await daily()).toHaveLength(2);
});

it('is made once by several servers, and waits while another backup is made', async () => {
  const { backups, dailyBackup, db } = server.services;
  await dailyBackup.set({ isOn: true, hour: 3, keep: 7, type: BackupType.structure });
  await Promise.all([run(), run(), run()]);
  expect(await daily()).toHaveLength(1);
  now += 24 * hour;
  const busy = { ...backups, create: () => Promise.reject(refuse('backup-running', {})) };
  await keepContentBackedUp({ ...server.services, backups: busy }, report);
  expect(await daily()).toHaveLength(1);
  expect(await readFailure(db, 'daily')).toBe(0);
});

it('notes why it failed, tries again half an hour later, or at once with another setting', async () => {
  const { backups, dailyBackup, db } = server.services;
  const daySetting = { isOn: true, hour: 3, keep: 7, type: BackupType.full };
  await dailyBackup.set(daySetting);
  const failed: unknown[] = [];
  const broken = { ...backups, create: () => Promise.reject(new Error('The disk is gone')) };
  const fail = () => keepContentBackedUp({ ...server.services, backups: broken }, (error) => failed.push(error));
  await fail();
  await fail();
  expect(failed).toHaveLength(1);
  await run();
  expect(await daily()).toEqual([]);
  await dailyBackup.set(daySetting);
  expect(await readFailure(db, 'daily')).toBe(0);
  await run();
  expect(await daily()).toHaveLength(1);
});
