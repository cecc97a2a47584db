import { type BackupType } from '#content/constants.ts';
import { refuse } from '../../refuse.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';

export type BackupRow = Omit<Tables['backups'], 'automatic'>;

export const backupKey = (name: string): string => `backups/${name}`;

/** In place of the size: the name is reserved, but the bytes are not stored yet. */
export const inTheMaking = -1;

export interface NewBackup {
  readonly type: BackupType;
  readonly createdAt: number;
  readonly description: string;
  /** 1: made by a restore. */
  readonly automatic?: number;
}

/** Reserves a unique name, even if other servers do the same at this moment. */
export async function reserve(db: Database, backup: NewBackup, timeZone: string): Promise<BackupRow> {
  const base = `${stampOf(backup.createdAt, timeZone)}-${backup.type}`;
  return db.write(async (transaction) => {
    for (let turn = 1; ; turn += 1) {
      const row = { name: turn === 1 ? `${base}.zip` : `${base}-${turn}.zip`, bytes: inTheMaking, ...backup };
      const taken = await transaction
        .insertInto('backups')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      if (taken !== undefined) return row;
    }
  });
}

/** Makes the backup visible. */
export async function finish(db: Database, row: BackupRow): Promise<void> {
  const { name, bytes, description } = row;
  await db.write((transaction) =>
    transaction.updateTable('backups').set({ bytes, description }).where('name', '=', name).execute(),
  );
}

export async function forgetRow(db: Database, name: string): Promise<void> {
  await db.write((transaction) => transaction.deleteFrom('backups').where('name', '=', name).execute());
}

export async function findBackup(db: Database, name: string): Promise<BackupRow> {
  const row = await db.read.selectFrom('backups').selectAll().where('name', '=', name).executeTakeFirst();
  if (row !== undefined && row.bytes !== inTheMaking) return row;
  throw refuse('backup-missing', { name });
}

export async function listBackups(db: Database): Promise<readonly BackupRow[]> {
  return db.read
    .selectFrom('backups')
    .selectAll()
    .where('bytes', '!=', inTheMaking)
    .orderBy('createdAt', 'desc')
    .orderBy('name', 'desc')
    .execute();
}

/** Returns a stamp such as `2026-11-21-103000` in the museum's time zone. */
function stampOf(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return parts.replaceAll(':', '').replace(/\D+/g, '-').replace(/^-|-$/g, '');
}

/** Returns the names of the backups that restores have made, except for the newest. */
export async function oldAutomatic(db: Database, newest: number): Promise<readonly string[]> {
  const rows = await db.read
    .selectFrom('backups')
    .select('name')
    .where('automatic', '=', 1)
    .where('bytes', '!=', inTheMaking)
    .orderBy('createdAt', 'desc')
    .orderBy('name', 'desc')
    .execute();
  return rows.slice(newest).map(({ name }) => name);
}
