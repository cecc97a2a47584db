import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, type Migration, Migrator, type Transaction } from 'kysely';
import { StartError } from '../errors.ts';
import { migrations } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect, watchSqlite } from './sqlite.ts';
import { type Tables } from './tables.ts';
import { type Write, writeAlone, writeTogether } from './write.ts';

/** Reads committed data or, inside a transaction, also its own writes. */
export type Reader = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  /** Reads committed data. */
  readonly read: Kysely<Tables>;
  /** Runs a transaction; its writes survive a power cut once it resolves. The job may run twice. */
  readonly write: Write;
  /** Whether other servers write too, so that caches must be checked. */
  readonly isShared: boolean;
  /** Counts the transactions that this server has ended; earlier reads may be stale. */
  readonly writes: () => number;
  /** Changes with every committed write of any process; undefined if the database cannot tell cheaply. */
  readonly version: () => number | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @param place `postgres://...`, or the path of an SQLite file
 * @throws StartError if it cannot be opened or is newer than this program
 */
export async function openDatabase(
  place: string,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<Database> {
  const isShared = place.startsWith('postgres://');
  if (!isShared) await mkdir(dirname(place), { recursive: true });
  const writer = new Kysely<Tables>({ dialect: isShared ? postgresDialect(place) : sqliteDialect(place, 'write') });
  try {
    await migrate(writer, steps);
  } catch (error) {
    await writer.destroy().catch(() => undefined);
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database ${isShared ? 'of CICERONE_DATABASE_URL' : place} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  let writes = 0;
  const noteEnd = (): void => void (writes += 1);
  if (isShared) {
    const write = writeAlone(writer, noteEnd);
    const version = (): undefined => undefined;
    return { read: writer, write, isShared, writes: () => writes, version, close: () => writer.destroy() };
  }
  const read = new Kysely<Tables>({ dialect: sqliteDialect(place, 'read') });
  const watch = watchSqlite(place);
  return {
    read,
    write: writeTogether(writer, noteEnd),
    isShared,
    writes: () => writes,
    version: watch.version,
    close: async () => {
      watch.close();
      await read.destroy();
      await writer.destroy();
    },
  };
}

async function migrate(read: Kysely<Tables>, steps: Readonly<Record<string, Migration>>): Promise<void> {
  const migrator = new Migrator({ db: read, provider: { getMigrations: () => Promise.resolve({ ...steps }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  if (!message.includes('corrupted migrations')) throw error;
  throw new StartError(
    `The database was written by a newer Cicerone. Install that version, or restore a backup. (${message})`,
  );
}
