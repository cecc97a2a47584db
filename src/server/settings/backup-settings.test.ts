import { describe, expect, it } from 'vitest';
import { noBackup, readBackupSettings } from './backup-settings.ts';

const read = (environment: Record<string, string>, file: Record<string, unknown> = {}): unknown =>
  readBackupSettings(environment, file, '/museum');

describe('the settings of backups', () => {
  it('are off unless an hour is set', () => {
    expect(read({})).toEqual(noBackup);
  });

  it('come from the file, and the environment overrides it', () => {
    const file = { backupHour: 3, backupKeep: 7, backupCopy: 'second' };
    expect(read({}, file)).toMatchObject({ hour: 3, keep: 7, copyTo: '/museum/second', passphrase: undefined });
    const environment = {
      CICERONE_BACKUP_HOUR: '0',
      CICERONE_BACKUP_PASSPHRASE: 'four random words',
      CICERONE_BACKUP_COPY: 's3://bucket/prefix',
      CICERONE_BACKUP_ACCESS_KEY_ID: 'id',
      CICERONE_BACKUP_SECRET_ACCESS_KEY: 'key',
    };
    expect(read(environment, file)).toEqual({
      hour: 0,
      keep: 7,
      copyTo: 's3://bucket/prefix',
      passphrase: 'four random words',
      keys: { accessKeyId: 'id', secretAccessKey: 'key' },
    });
  });

  it('leave the daily backups of the content to root, unless the operator decides', () => {
    expect(read({ CICERONE_CONTENT_BACKUP_HOUR: 'off' })).toMatchObject({ content: { hour: undefined, keep: 7 } });
    const file = { contentBackupHour: 5, contentBackupKeep: 3 };
    expect(read({}, file)).toMatchObject({ content: { hour: 5, keep: 3 }, hour: undefined });
  });

  it.each([
    [{ CICERONE_CONTENT_BACKUP_HOUR: 'never' }, /CICERONE_CONTENT_BACKUP_HOUR .* 0 to 23, or off, not "never"/],
    [{ CICERONE_CONTENT_BACKUP_KEEP: '3' }, /needs CICERONE_CONTENT_BACKUP_HOUR/],
    [{ CICERONE_BACKUP_HOUR: '24' }, /CICERONE_BACKUP_HOUR .* 0 to 23, not "24"/],
    [{ CICERONE_BACKUP_HOUR: '3:30' }, /CICERONE_BACKUP_HOUR/],
    [{ CICERONE_BACKUP_KEEP: '0' }, /CICERONE_BACKUP_KEEP .* 1 to 9999/],
    [{ CICERONE_BACKUP_COPY: '/second' }, /needs CICERONE_BACKUP_HOUR/],
    [{ CICERONE_BACKUP_HOUR: '3', CICERONE_BACKUP_COPY: 'ftp://host' }, /CICERONE_BACKUP_COPY does not begin with s3/],
    [{ CICERONE_BACKUP_ACCESS_KEY_ID: 'id' }, /belong together/],
  ])('%j is refused', (environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });
});
