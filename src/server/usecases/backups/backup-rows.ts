import { type BackupType } from '#content/constants.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';

export type BackupRow = Omit<Tables['backups'], 'automatic'> & { readonly automatic: number };

/** Why a backup was made: only those that no person has asked for are ever removed by the server. */
export const madeFor = { person: 0, restore: 1, daily: 2 } as const;

export const backupKey = (name: string): string => `backups/${name}`;

/** In place of the size: the name is reserved, but the bytes are not stored yet. */
export const pendingSize = -1;

export interface NewBackup {
  readonly type: BackupType;
  readonly createdAt: number;
  readonly description: string;
  /** One of {@link madeFor}; a person's by default. */
  readonly automatic?: number;
}

/** Reserves a unique name, even if other servers do the same at this moment. */
export async function reserve(db: Database, backup: NewBackup, timeZone: string): Promise<BackupRow> {
  const base = `${stampOf(backup.createdAt, timeZone)}-${backup.type}`;
  return db.write(async (transaction) => {
    for (let turn = 1; ; turn += 1) {
      const row = {
        name: turn === 1 ? `${base}.zip` : `${base}-${turn}.zip`,
        bytes: pendingSize,
        automatic: madeFor.person,
        ...backup,
      };
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
export async function finish(db: Database, row: BackupRow, also: AlsoNoted = nothing): Promise<void> {
  const { name, bytes, description } = row;
  await db.write(async (transaction) => {
    await transaction.updateTable('backups').set({ bytes, description }).where('name', '=', name).execute();
    await also(transaction, row);
  });
}

/** Notes something in the transaction that makes a backup visible. */
export type AlsoNoted = (transaction: Reader, row: BackupRow) => Promise<void>;

const nothing: AlsoNoted = () => Promise.resolve();

export async function forgetRow(db: Database, name: string): Promise<void> {
  await db.write((transaction) => transaction.deleteFrom('backups').where('name', '=', name).execute());
}

export async function findBackup(db: Database, name: string): Promise<BackupRow> {
  const row = await db.read.selectFrom('backups').selectAll().where('name', '=', name).executeTakeFirst();
  if (row !== undefined && row.bytes !== pendingSize) return row;
  throw refuse('backup-missing', { name });
}

export async function listBackups(db: Database): Promise<readonly BackupRow[]> {
  return db.read
    .selectFrom('backups')
    .selectAll()
    .where('bytes', '!=', pendingSize)
    .orderBy('createdAt', 'desc')
    .orderBy('name', 'desc')
    .execute();
}

/** Returns a stamp such as `2026-11-21-103000` in the museum's time zone. */
function stampOf(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return parts.replaceAll(':', '').replace(/\D+/g, '-').replace(/^-|-$/g, '');
}

/** Returns the names of the backups of one kind, except for the newest. */
export async function oldBackups(
  db: Database,
  kind: typeof madeFor.restore | typeof madeFor.daily,
  newest: number,
): Promise<readonly string[]> {
  const rows = await db.read
    .selectFrom('backups')
    .select('name')
    .where('automatic', '=', kind)
    .where('bytes', '!=', pendingSize)
    .orderBy('createdAt', 'desc')
    .orderBy('name', 'desc')
    .execute();
  return rows.slice(newest).map(({ name }) => name);
}
