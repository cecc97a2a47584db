import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { noBackup } from '../../settings/backup-settings.ts';
import { backupWarnings } from './backup-warnings.ts';

const daily = { ...noBackup, hour: 3, passphrase: 'harbour velvet sextant plum', copyTo: tmpdir() };

it('a passphrase that is easy to guess and a folder that is not there are reported at the start', async () => {
  expect(await backupWarnings(daily)).toEqual([]);
  expect(await backupWarnings({ ...daily, copyTo: 's3://key@host/bucket' })).toEqual([]);
  expect(await backupWarnings({ ...daily, passphrase: 'a', copyTo: '/nowhere/at/all' })).toEqual([
    expect.stringContaining('CICERONE_BACKUP_PASSPHRASE: This passphrase is easy to guess.'),
    expect.stringContaining('CICERONE_BACKUP_COPY: the folder /nowhere/at/all is not there.'),
  ]);
  expect(await backupWarnings({ ...noBackup, passphrase: 'a' })).toEqual([]);
});
