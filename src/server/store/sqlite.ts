import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { refuse } from '../refuse.ts';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

export const cachedStatements = 300;
/** A committed transaction is synced to disk. */
export const pragmas = ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'cache_size = -32000'];
/** Milliseconds for which a short read may stop this thread: readers seldom wait for anything. */
const readTimeoutMs = 50;

/** Opens an existing SQLite file for short reads of committed data, which never wait for writers, on this thread. */
export function sqliteReadDialect(path: string): Dialect {
  return new SqliteDialect({ database: () => Promise.resolve(openSqlite(path)) });
}

/**
 * Tells cheaply whether another connection has written, of this process or of another. Asks once in a turn of the event
 * loop, unless a transaction of this server ends meanwhile.
 *
 * @param writes counts the transactions that have ended
 */
export function watchSqlite(
  path: string,
  writes: () => number,
): { readonly version: () => number; readonly close: () => void } {
  const database = new DatabaseSync(path, { timeout: readTimeoutMs, readOnly: true });
  const ask = database.prepare('pragma data_version');
  let known: { readonly writes: number; readonly version: number } | undefined;
  const forget = (): void => void (known = undefined);
  return {
    version() {
      if (known?.writes === writes()) return known.version;
      if (known === undefined) setImmediate(forget);
      known = { writes: writes(), version: (ask.get() as { readonly data_version: number }).data_version };
      return known.version;
    },
    close: () => database.close(),
  };
}

function openSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: readTimeoutMs });
  for (const pragma of pragmas) database.exec(`pragma ${pragma}`);
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept !== undefined) return kept;
      const statement = wrap(database.prepare(sql));
      if (statements.size >= cachedStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function wrap(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => orRefusal(() => statement.all(...(parameters as never[]))),
    run: (parameters) => orRefusal(() => statement.run(...(parameters as never[]))),
    iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
  };
}

function orRefusal<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw sqliteError(error);
  }
}

const busy = /database (?:table )?is locked/;

/** Returns the error to throw for one of SQLite's: another process that writes for too long is no fault of the server. */
export function sqliteError(error: unknown): unknown {
  const isBusy = error instanceof Error && busy.test(error.message);
  return isBusy ? refuse('database-busy', {}, { retryAfter: 5, cause: error }) : error;
}
