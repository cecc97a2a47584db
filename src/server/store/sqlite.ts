import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Milliseconds to wait for another process that writes, such as `npm run admin`. */
const patience = 10_000;
const keptStatements = 300;

/**
 * Opens an SQLite file for Kysely. A committed transaction is synced to disk.
 *
 * @param use `read`: a separate connection, which sees committed data and never waits for writers
 */
export function sqliteDialect(path: string, use: 'read' | 'write'): Dialect {
  return new SqliteDialect({ database: () => Promise.resolve(openSqlite(path, use)) });
}

/** Tells cheaply whether anybody has written: this process on its other connections, or another process. */
export function watchSqlite(path: string): { readonly version: () => number; readonly close: () => void } {
  const database = new DatabaseSync(path, { timeout: patience, readOnly: true });
  const ask = database.prepare('pragma data_version');
  return {
    version: () => Number((ask.get() as { readonly data_version: number }).data_version),
    close: () => database.close(),
  };
}

function openSqlite(path: string, use: 'read' | 'write'): SqliteDatabase {
  // The timeout is set before the journal mode: otherwise two processes that open at once would fail.
  const database = new DatabaseSync(path, { timeout: patience });
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'cache_size = -32000']) {
    database.exec(`pragma ${pragma}`);
  }
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept !== undefined) return kept;
      // A transaction that starts with a read could not wait for its turn to write.
      const isWriting = sql === 'begin' && use === 'write';
      const statement = wrap(database.prepare(isWriting ? 'begin immediate' : sql));
      if (statements.size >= keptStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function wrap(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as never[])),
    run: (parameters) => statement.run(...(parameters as never[])),
    iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
  };
}
