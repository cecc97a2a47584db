import * as z from 'zod/mini';
import { isPathOfFile } from '../manifest.ts';
import { WholeBackupError } from '../../../errors.ts';

/** Increases when older programs can no longer restore new backups of everything. */
export const wholeFormat = 1;

/** The entry that tells a backup of everything from an ordinary one. */
export const instanceEntry = 'instance.json';

const folder = 'tables/';
const ending = '.jsonl';

/** The entry with the rows of a table, one JSON object a line. */
export const tableEntry = (table: string): string => `${folder}${table}${ending}`;

/** Returns the table of an entry, if it is one's. */
export function tableOf(entry: string): string | undefined {
  return entry.startsWith(folder) && entry.endsWith(ending) ? entry.slice(folder.length, -ending.length) : undefined;
}

/** Data of an instance beside the rows. */
export interface Instance {
  readonly format: number;
  /** The names of the database's migrations when the rows were read. */
  readonly migrations: readonly string[];
  /** The number of rows by table. */
  readonly tables: Readonly<Record<string, number>>;
}

const instance: z.ZodMiniType<Instance> = z.object({
  format: z.int(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.int()),
});

const row = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));

/** @throws WholeBackupError */
export function readInstance(text: string): Instance {
  const read = z.safeParse(instance, parsed(text));
  if (!read.success) throw new WholeBackupError(`Its ${instanceEntry} is broken.`);
  if (read.data.format <= wholeFormat) return read.data;
  throw new WholeBackupError('It was made by a newer Cicerone. Install that version first, then restore it.');
}

/** Their paths become files of backups that this museum makes later. */
const tablesOfPaths: ReadonlySet<string> = new Set(['files', 'folders', 'movedFiles']);

/** @throws WholeBackupError */
export function readRow(line: string, table: string): z.infer<typeof row> {
  const read = z.safeParse(row, parsed(line));
  if (!read.success) throw new WholeBackupError(`A row of its table "${table}" is broken.`);
  const { path } = read.data;
  if (!tablesOfPaths.has(table) || isPathOfFile(path)) return read.data;
  throw new WholeBackupError(`A path of its table "${table}" leads elsewhere: "${String(path)}".`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
