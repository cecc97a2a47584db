import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { StartError } from '../errors.ts';
import { isPostgres } from '../store/database.ts';
import { postgresDialect } from '../store/postgres.ts';
import { sqliteReadDialect } from '../store/sqlite.ts';
import { type Tables } from '../store/tables.ts';
import { refuseUsed } from '../usecases/backups/whole/replace-rows.ts';

/**
 * Refuses a database that a museum uses, without making or migrating any tables.
 *
 * @param place as for `openDatabase`
 * @throws WholeBackupError, StartError
 */
export async function refuseUsedPlace(place: string): Promise<void> {
  if (!isPostgres(place) && !existsSync(place)) return;
  const db = new Kysely<Tables>({ dialect: isPostgres(place) ? postgresDialect(place) : sqliteReadDialect(place) });
  try {
    const tables = (await db.introspection.getTables().catch(refuseUnreadable)).map(({ name }) => name);
    if (['users', 'objects', 'files'].every((name) => tables.includes(name))) await refuseUsed(db);
  } finally {
    await db.destroy();
  }
}

function refuseUnreadable(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new StartError(`The database cannot be read: ${reason}`, { cause });
}
