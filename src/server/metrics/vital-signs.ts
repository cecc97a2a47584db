import { statfs } from 'node:fs/promises';
import { type Services } from '../usecases/services.ts';
import { type Database } from '../store/database.ts';
import { pendingSize } from '../usecases/backups/backup-rows.ts';
import { type BackupStatus, readBackupStatus } from '../usecases/whole-backups/backup-status.ts';

/** Measurements that an administrator checks before anything fails. */
export interface VitalSigns {
  /** On the disk of the data folder. */
  readonly freeBytes: number;
  /** Of the newest backup of the content, in milliseconds since 1970; undefined: there is none. */
  readonly lastBackupAt: number | undefined;
  readonly wholeBackup: BackupStatus;
}

export async function readVitalSigns({
  db,
  settings,
  clock,
}: Pick<Services, 'db' | 'settings' | 'clock'>): Promise<VitalSigns> {
  const times = (await lastBackups(db)).map(({ createdAt }) => createdAt);
  return {
    freeBytes: await freeBytes(settings.data),
    lastBackupAt: times.length === 0 ? undefined : Math.max(...times),
    wholeBackup: await readBackupStatus({ db, settings: settings.backup, clock }),
  };
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Returns the time of the newest backup of each type. */
export async function lastBackups(
  db: Pick<Database, 'read'>,
): Promise<readonly { readonly type: string; readonly createdAt: number }[]> {
  return db.read
    .selectFrom('backups')
    .select((row) => ['type', row.fn.max('createdAt').as('createdAt')])
    .where('bytes', '!=', pendingSize)
    .groupBy('type')
    .execute();
}
