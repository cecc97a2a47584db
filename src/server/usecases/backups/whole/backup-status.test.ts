import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNewDatabase } from '#tests/server/databases.ts';
import { noBackup } from '../../../settings/backup-settings.ts';
import { type Database } from '../../../store/database.ts';
import { type JobNotes } from '../../jobs/job-notes.ts';
import { neverRun } from '../../jobs/jobs.ts';
import { type BackupStatus, readBackupStatus } from './backup-status.ts';

const now = Date.UTC(2026, 10, 22, 12);
const hours = (count: number): number => count * 3_600_000;
let folder = '';
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-status-'));
  db = await openNewDatabase(join(folder, 'cicerone.db'));
});

afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const status = (settings: Partial<typeof noBackup>): Promise<BackupStatus> =>
  readBackupStatus({ db, settings: { ...noBackup, ...settings }, clock: () => now });

const note = (row: Partial<JobNotes> & { name: 'backup' | 'copy' }): Promise<unknown> =>
  db.write((transaction) =>
    transaction
      .insertInto('backupRuns')
      .values({ ...neverRun, ...row })
      .execute(),
  );

const none = { ageSeconds: undefined, failure: undefined, isLate: false };

describe('the status of backups', () => {
  it('has nothing to say where nothing is scheduled', async () => {
    expect(await status({})).toEqual({ isScheduled: false, backup: none, copy: undefined });
  });

  it('tells the age of the newest backup and of its copy apart', async () => {
    await note({ name: 'backup', doneAt: now - hours(2) });
    await note({ name: 'copy', doneAt: now - hours(29), failedAt: now - 1000, problem: 'The bucket is away.' });
    expect(await status({ hour: 3, copyTo: '/second' })).toEqual({
      isScheduled: true,
      backup: { ageSeconds: 7200, failure: undefined, isLate: false },
      copy: { ageSeconds: 29 * 3600, failure: { at: now - 1000, problem: 'The bucket is away.' }, isLate: true },
    });
  });

  it('is late when the first backup fails, and only where a schedule is set', async () => {
    await note({ name: 'backup', failedAt: now - 1000, problem: 'The disk is full.' });
    expect((await status({ hour: 3 })).backup.isLate).toBe(true);
    expect((await status({})).backup.isLate).toBe(false);
  });
});
