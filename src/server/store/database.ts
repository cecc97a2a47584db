import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Kysely, type Migration, Migrator, type Transaction } from 'kysely';
import { StartError } from '../errors.ts';
import { isFullDisk, namingFullDisk, storageFull } from '../files/node-errors.ts';
import { migrations } from './migrations.ts';
import { sqliteReadDialect, watchSqlite } from './sqlite.ts';
import { sqliteThreadDialect } from './sqlite-thread-dialect.ts';
import { type Tables } from './tables.ts';
import { type Write, writeAlone, writeTogether } from './write.ts';
import { randomFillSync } from 'node:crypto';

/** Reads committed data or, inside a transaction, also its own writes. */
export type Reader = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  /** Reads a few rows of committed data, on this thread if the database is embedded. */
  readonly read: Kysely<Tables>;
  /** Reads committed data that takes longer, such as a whole copy or the statistics of years. */
  readonly readLong: Kysely<Tables>;
  /** Lets long work read one snapshot, on a separate connection. The caller closes it, perhaps more than once. */
  readonly openSnapshot: () => Promise<ReadSnapshot>;
  /**
   * Runs a transaction; its writes survive a power cut once it resolves. The job may run twice.
   * @throws Refusal `storage-full`
   */
  readonly write: Write;
  /** Leaves the last space on the disk to logging in and deleting. @throws Refusal `storage-full` */
  readonly needSpace: () => Promise<void>;
  /** Whether other servers write too, so that caches must be checked. */
  readonly isShared: boolean;
  /** Counts the transactions that this server has ended; earlier reads may be stale. */
  readonly writes: () => number;
  /** Changes with every committed write of any process; undefined if the database cannot tell cheaply. */
  readonly version: () => number | undefined;
  readonly close: () => Promise<void>;
}

export interface ReadSnapshot {
  readonly read: Reader;
  readonly close: () => Promise<void>;
}

/** Returns whether a place is PostgreSQL's, and not the path of an SQLite file. */
export function isPostgres(place: string): boolean {
  return place.startsWith('postgres://');
}

/** Milliseconds to wait for another process that writes, such as `npm run admin`. */
const lockTimeoutMs = 10_000;

/**
 * Opens the database and brings its tables up to date.
 *
 * @param place `postgres://...`, or the path of an SQLite file
 * @param timeoutMs how long writes to an embedded database wait for another process
 * @throws StartError if it cannot be opened or is newer than this program
 */
export async function openDatabase(
  place: string,
  steps: Readonly<Record<string, Migration>> = migrations,
  timeoutMs = lockTimeoutMs,
): Promise<Database> {
  const isShared = isPostgres(place);
  if (!isShared) await mkdir(dirname(place), { recursive: true });
  // A museum on SQLite never loads PostgreSQL's driver.
  const dialect = isShared
    ? (await import('./postgres.ts')).postgresDialect(place)
    : sqliteThreadDialect(place, 'write', timeoutMs);
  const writer = new Kysely<Tables>({ dialect });
  try {
    await migrate(writer, steps).catch(async (error: unknown) => {
      if (isShared || !isFullDisk(error)) throw error;
      await rm(reservePath(place), { force: true });
      await migrate(writer, steps);
    });
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
    const write = namingFull(writeAlone(writer, noteEnd));
    const version = (): undefined => undefined;
    const needSpace = (): Promise<void> => Promise.resolve();
    const close = (): Promise<void> => writer.destroy();
    const openSnapshot = (): Promise<ReadSnapshot> => startReading(writer, () => Promise.resolve());
    return {
      read: writer,
      readLong: writer,
      openSnapshot,
      write,
      needSpace,
      isShared,
      writes: () => writes,
      version,
      close,
    };
  }
  const reserve = await openReserve(reservePath(place));
  const read = new Kysely<Tables>({ dialect: sqliteReadDialect(place) });
  const readLong = new Kysely<Tables>({ dialect: sqliteThreadDialect(place, 'read', timeoutMs) });
  const watch = watchSqlite(place, () => writes);
  return {
    read,
    readLong,
    async openSnapshot() {
      const own = new Kysely<Tables>({ dialect: sqliteThreadDialect(place, 'read', timeoutMs) });
      return startReading(own, () => own.destroy());
    },
    write: namingFull(withReserve(writeTogether(writer, noteEnd), reserve)),
    async needSpace() {
      if (!(await reserve.restore())) throw storageFull(undefined);
    },
    isShared,
    writes: () => writes,
    version: watch.version,
    close: async () => {
      watch.close();
      await Promise.all([read.destroy(), readLong.destroy()]);
      await writer.destroy();
    },
  };
}

async function startReading(db: Kysely<Tables>, close: () => Promise<void>): Promise<ReadSnapshot> {
  const transaction = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await transaction.commit().execute();
    await close();
  };
  return { read: transaction, close: () => (closing ??= end()) };
}

function reservePath(place: string): string {
  return join(dirname(place), 'reserve');
}

function withReserve(write: Write, reserve: Reserve): Write {
  return async (job) => {
    try {
      return await write(job);
    } catch (error) {
      if (!isFullDisk(error)) throw error;
      await reserve.release();
      return await write(job);
    }
  };
}

function namingFull(write: Write): Write {
  return async (job) => {
    try {
      return await write(job);
    } catch (error) {
      throw namingFullDisk(error);
    }
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

/** Keeps space on the disk of the database, so that staff can log in and delete files when the disk is full. */
interface Reserve {
  /** Gives the space to the database. */
  readonly release: () => Promise<void>;
  /** Takes the space again if it was released. Returns whether it is there. */
  readonly restore: () => Promise<boolean>;
}

const size = 2 * 1024 * 1024;

async function openReserve(path: string): Promise<Reserve> {
  const known = await stat(path).catch(() => undefined);
  let isKept = known?.size === size;
  let restoring: Promise<boolean> | undefined;
  const reserve: Reserve = {
    async release() {
      isKept = false;
      await rm(path, { force: true });
    },
    async restore() {
      if (isKept) return true;
      // Concurrent callers share one attempt.
      restoring ??= fill(path).finally(() => (restoring = undefined));
      isKept = await restoring;
      return isKept;
    },
  };
  await reserve.restore();
  return reserve;
}

/** Writes random bytes, because some disks store zeros in no space. */
async function fill(path: string): Promise<boolean> {
  try {
    await writeFile(path, randomFillSync(Buffer.allocUnsafe(size)));
    return true;
  } catch (error) {
    await rm(path, { force: true });
    if (isFullDisk(error)) return false;
    throw error;
  }
}
