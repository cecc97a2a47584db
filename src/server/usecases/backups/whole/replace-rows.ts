import { type Kysely, sql } from 'kysely';
import { readZip } from '../../../files/zip-read.ts';
import { type Database, type Reader } from '../../../store/database.ts';
import { migrations } from '../../../store/migrations.ts';
import { allTables } from './backup-tables.ts';
import { type Instance, readRow, tableOf } from './instance.ts';
import { linesIn } from './lines.ts';
import { type Row } from './read-rows.ts';
import { WholeBackupError } from '../../../errors.ts';

export interface RowsToReplace {
  /** The decrypted backup, checked. */
  readonly zip: string;
  readonly instance: Instance;
  readonly isReplacing: boolean;
  /** Ends it early: nothing is replaced. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Replaces all tables in one transaction. They are first made as they were when the backup was, and brought up to date
 * when its rows are in them, as a database is that has lived through it.
 */
export async function replaceRows(db: Database, { zip, instance, isReplacing, signal }: RowsToReplace): Promise<void> {
  await db.write(async (transaction) => {
    if (db.isShared) await sql`lock table users, objects, files, copies in access exclusive mode`.execute(transaction);
    if (!isReplacing) await refuseUsed(transaction);
    for (const table of allTables.toReversed()) await transaction.schema.dropTable(table).ifExists().execute();
    for (const [name, step] of Object.entries(migrations)) {
      if (instance.migrations.includes(name)) await step.up(transaction);
    }
    await readZip(zip, async ({ path, open }) => {
      const table = tableOf(path);
      if (table === undefined) return;
      const anyTable = transaction as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
      await anyTable.deleteFrom(table).execute();
      for await (const rows of batches(linesIn(await open()), table)) {
        signal?.throwIfAborted();
        await anyTable.insertInto(table).values(rows).execute();
      }
    });
    for (const [name, step] of Object.entries(migrations)) {
      if (!instance.migrations.includes(name)) await step.up(transaction);
    }
  });
}

/** @throws WholeBackupError if staff have worked here */
export async function refuseUsed(db: Reader): Promise<void> {
  const count = async (table: 'users' | 'objects' | 'files'): Promise<number> => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  const [users, objects, files] = [await count('users'), await count('objects'), await count('files')];
  if (users + objects + files === 0) return;
  throw new WholeBackupError(
    `This instance is in use (users ${users}, objects ${objects}, files ${files}), so nothing was changed. ` +
      'Restore into an empty one, or replace all of it: --replace.',
  );
}

/** SQLite takes 32,766 values at once. */
const rowsAtOnce = 500;
const charactersAtOnce = 4_000_000;

async function* batches(lines: AsyncIterable<string>, table: string): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let characters = 0;
  for await (const line of lines) {
    rows.push(readRow(line, table));
    characters += line.length;
    if (rows.length < rowsAtOnce && characters < charactersAtOnce) continue;
    yield rows;
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) yield rows;
}
