import { type Kysely, sql } from 'kysely';
import { type Reader } from '../../../store/database.ts';
import { type BackupTable } from './backup-tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;

const rowsAtOnce = 5000;

/** Reads a table in pieces, in the order of its key, so that memory stays small however long it is. */
export async function* readRows(db: Reader, { name, key }: BackupTable): AsyncGenerator<readonly Row[]> {
  // The name of the table is only known at run time.
  const anyTable = db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
  let last: Row | undefined;
  for (;;) {
    let query = anyTable.selectFrom(name).selectAll().limit(rowsAtOnce);
    for (const column of key) query = query.orderBy(column);
    if (name === 'sessions') query = query.where('userName', 'is', null);
    if (last !== undefined) {
      const [from] = [last];
      const columns = sql.join(key.map((column) => sql.ref(column)));
      query = query.where(sql<boolean>`(${columns}) > (${sql.join(key.map((column) => from[column]))})`);
    }
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < rowsAtOnce || last === undefined) return;
  }
}
