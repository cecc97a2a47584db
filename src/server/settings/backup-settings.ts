import { resolve } from 'node:path';
import { StoreError } from '../files/object-store.ts';
import { readS3Address, type S3Keys } from '../files/s3-address.ts';
import { SettingsError } from './settings-error.ts';

/** The daily backup of everything, encrypted, and the one of the content. */
export interface BackupSettings {
  /** Daily backups of the content as the operator has decided; undefined: root chooses in the staff area. */
  readonly content: ContentBackupSettings | undefined;
  /** CICERONE_BACKUP_HOUR: 0 to 23, in the museum's time zone; undefined: there is no daily backup. */
  readonly hour: number | undefined;
  /** CICERONE_BACKUP_KEEP: how many of them stay, here and in the second place. */
  readonly keep: number;
  /** CICERONE_BACKUP_COPY: the second place, a folder or `s3://...`; empty: there is none. */
  readonly copyTo: string;
  /** CICERONE_BACKUP_PASSPHRASE, which only the environment holds. */
  readonly passphrase: string | undefined;
  /** CICERONE_BACKUP_ACCESS_KEY_ID and CICERONE_BACKUP_SECRET_ACCESS_KEY; undefined: those of Amazon's variables. */
  readonly keys: S3Keys | undefined;
}

export interface ContentBackupSettings {
  /** CICERONE_CONTENT_BACKUP_HOUR: 0 to 23; undefined for `off`. */
  readonly hour: number | undefined;
  /** CICERONE_CONTENT_BACKUP_KEEP: how many of them stay. */
  readonly keep: number;
}

const defaultKeep = 14;
const defaultContentKeep = 7;

export const noBackup: BackupSettings = {
  content: undefined,
  hour: undefined,
  keep: defaultKeep,
  copyTo: '',
  passphrase: undefined,
  keys: undefined,
};

/** @throws SettingsError */
export function readBackupSettings(
  environment: Readonly<Record<string, string | undefined>>,
  file: Readonly<Record<string, unknown>>,
  folder: string,
): BackupSettings {
  const hour = readHour('backupHour', environment['CICERONE_BACKUP_HOUR'] ?? file['backupHour'] ?? '');
  const passphrase = environment['CICERONE_BACKUP_PASSPHRASE'] || undefined;
  const copyTo = readPlace(environment['CICERONE_BACKUP_COPY'] ?? file['backupCopy'] ?? '', folder);
  if (hour === undefined && copyTo !== '')
    throw new SettingsError('CICERONE_BACKUP_COPY needs CICERONE_BACKUP_HOUR: it copies the daily backups.');
  const keep = readKeep('backupKeep', environment['CICERONE_BACKUP_KEEP'] ?? file['backupKeep'] ?? defaultKeep);
  return { content: readContent(environment, file), hour, keep, copyTo, passphrase, keys: readKeys(environment) };
}

/** @throws SettingsError if daily backups cannot be encrypted */
export function needPassphrase({ hour, passphrase }: BackupSettings): void {
  if (hour === undefined || passphrase !== undefined) return;
  throw new SettingsError('CICERONE_BACKUP_HOUR needs CICERONE_BACKUP_PASSPHRASE, which encrypts the backups.');
}

function readContent(
  environment: Readonly<Record<string, string | undefined>>,
  file: Readonly<Record<string, unknown>>,
): ContentBackupSettings | undefined {
  const hour = environment['CICERONE_CONTENT_BACKUP_HOUR'] ?? file['contentBackupHour'] ?? '';
  const given = environment['CICERONE_CONTENT_BACKUP_KEEP'] ?? file['contentBackupKeep'];
  if (hour === '') {
    if (given === undefined || given === '') return undefined;
    throw new SettingsError('CICERONE_CONTENT_BACKUP_KEEP needs CICERONE_CONTENT_BACKUP_HOUR.');
  }
  const keep = readKeep('contentBackupKeep', given ?? defaultContentKeep);
  return { hour: hour === 'off' ? undefined : readHour('contentBackupHour', hour), keep };
}

type Key = 'backupHour' | 'backupKeep' | 'contentBackupHour' | 'contentBackupKeep';

const variables: Readonly<Record<Key, string>> = {
  backupHour: 'CICERONE_BACKUP_HOUR',
  backupKeep: 'CICERONE_BACKUP_KEEP',
  contentBackupHour: 'CICERONE_CONTENT_BACKUP_HOUR',
  contentBackupKeep: 'CICERONE_CONTENT_BACKUP_KEEP',
};

function readHour(key: Key, given: unknown): number | undefined {
  if (given === '') return undefined;
  const hour = wholeNumber(given);
  if (hour !== undefined && hour <= 23) return hour;
  const orOff = key === 'contentBackupHour' ? ', or off' : '';
  throw new SettingsError(
    `${variables[key]} (${key} in cicerone.json) must be a whole hour from 0 to 23${orOff}, not "${String(given)}"`,
  );
}

function readKeep(key: Key, given: unknown): number {
  const keep = wholeNumber(given);
  if (keep !== undefined && keep >= 1) return keep;
  throw new SettingsError(
    `${variables[key]} (${key} in cicerone.json) must be a whole number from 1 to 9999, not "${String(given)}"`,
  );
}

function wholeNumber(given: unknown): number | undefined {
  return typeof given !== 'boolean' && /^\d{1,4}$/.test(String(given)) ? Number(given) : undefined;
}

function readPlace(given: unknown, folder: string): string {
  if (typeof given !== 'string') {
    throw new SettingsError('CICERONE_BACKUP_COPY (backupCopy in cicerone.json) must be a folder or s3://...');
  }
  if (given === '') return '';
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(given)) return resolve(folder, given);
  try {
    readS3Address(given, 'CICERONE_BACKUP_COPY');
    return given;
  } catch (error) {
    if (error instanceof StoreError) throw new SettingsError(error.message, { cause: error });
    throw error;
  }
}

function readKeys(environment: Readonly<Record<string, string | undefined>>): BackupSettings['keys'] {
  const accessKeyId = environment['CICERONE_BACKUP_ACCESS_KEY_ID'] || undefined;
  const secretAccessKey = environment['CICERONE_BACKUP_SECRET_ACCESS_KEY'] || undefined;
  if (accessKeyId !== undefined && secretAccessKey !== undefined) return { accessKeyId, secretAccessKey };
  if (accessKeyId === secretAccessKey) return undefined;
  throw new SettingsError(
    'CICERONE_BACKUP_ACCESS_KEY_ID and CICERONE_BACKUP_SECRET_ACCESS_KEY belong together: set both or neither.',
  );
}
