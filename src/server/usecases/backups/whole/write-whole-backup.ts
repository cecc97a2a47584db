import { Readable } from 'node:stream';
import { BackupType } from '#content/constants.ts';
import { Refusal, WholeBackupError } from '../../../errors.ts';
import { namingFullDisk } from '../../../files/node-errors.ts';
import { type ObjectStore } from '../../../files/object-store.ts';
import { writeStream, type WriteStreamOptions } from '../../../files/write-stream.ts';
import { writeZip, type ZipEntry } from '../../../files/zip-write.ts';
import { type Database, type Reader, type ReadSnapshot } from '../../../store/database.ts';
import { migrations } from '../../../store/migrations.ts';
import { readSnapshot } from '../snapshot.ts';
import { backupEntries, bytesEntry, entryOf, type Note } from '../write-backup.ts';
import { encryptStream } from './encryption.ts';
import { type Instance, instanceEntry, tableEntry, wholeFormat } from './instance.ts';
import { type BackupTable, tablesFor } from './backup-tables.ts';
import { readWholeBackup } from './read-whole-backup.ts';
import { readRows } from './read-rows.ts';

export interface WholeBackupToWrite {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly passphrase: string;
  readonly withAudit: boolean;
  /** The build that writes it. */
  readonly program: string;
  readonly clock: () => number;
  /** The work of a guess; less only for tests. */
  readonly work?: number | undefined;
}

export interface WrittenWhole {
  /** The moment whose state it holds, in milliseconds since 1970. */
  readonly createdAt: number;
  /** The paths of missing or changed files. */
  readonly damaged: readonly string[];
}

/**
 * Writes everything that the server keeps into a new encrypted file, in constant memory: inside is a full backup as the
 * staff area makes it, with the rows of all tables beside it. Others may write meanwhile; it holds one moment.
 *
 * @throws Refusal `storage-full`, WholeBackupError if it cannot be read back, the reason of the signal, or an error of
 * the disk
 */
export async function writeWholeBackup(
  given: WholeBackupToWrite,
  path: string,
  options: Omit<WriteStreamOptions, 'mode'> = {},
): Promise<WrittenWhole> {
  const { db, passphrase, work } = given;
  const createdAt = given.clock();
  const damaged: string[] = [];
  const snapshot = await db.openSnapshot();
  try {
    const zip = writeZip(await entriesOf(given, { snapshot, createdAt, damaged }));
    await writeStream(await encryptStream(zip, passphrase, work), path, { ...options, mode: 0o600 });
  } catch (error) {
    throw namingFullDisk(error);
  } finally {
    await snapshot.close();
  }
  await readBack(path, given, options.signal);
  return { createdAt, damaged };
}

/** An unreadable backup would be noticed only when it is needed. */
async function readBack(
  path: string,
  { store, passphrase }: WholeBackupToWrite,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await readWholeBackup(path, { store, passphrase, signal }, async () => undefined);
  } catch (cause) {
    if (!(cause instanceof WholeBackupError || (cause instanceof Refusal && cause.code === 'wrong-backup')))
      throw cause;
    const message = cause.message;
    throw new WholeBackupError(`The backup was written, but cannot be read, and was not kept. ${message}`, { cause });
  }
}

interface Moment {
  readonly snapshot: ReadSnapshot;
  readonly createdAt: number;
  readonly damaged: string[];
}

async function entriesOf(given: WholeBackupToWrite, moment: Moment): Promise<AsyncIterable<ZipEntry>> {
  const { store, program, withAudit } = given;
  const { snapshot, damaged } = moment;
  const about = { program, description: '', createdAt: new Date(moment.createdAt).toISOString() };
  const content = await readSnapshot(snapshot.read, BackupType.full);
  const more = async function* tables(note: Note): AsyncGenerator<ZipEntry> {
    const modifiedAt = new Date(moment.createdAt);
    const counts: Record<string, number> = {};
    for (const table of tablesFor(withAudit)) {
      const lines = async (): Promise<Readable> => Readable.from(linesOf(snapshot.read, table, counts));
      const entry = entryOf({ path: tableEntry(table.name), modifiedAt, bytes: undefined, note, open: lines });
      yield { ...entry, ...(entry.content === undefined ? {} : { content: { ...entry.content, isPacked: false } }) };
    }
    const instance: Instance = { format: wholeFormat, migrations: Object.keys(migrations), tables: counts };
    yield bytesEntry(instanceEntry, Buffer.from(`${JSON.stringify(instance, undefined, 2)}\n`), modifiedAt, note);
    // Files may take hours, and their bytes never change.
    await snapshot.close();
  };
  return backupEntries({ snapshot: content, store, about, damaged, more });
}

/** Notes the number of rows, too. */
async function* linesOf(db: Reader, table: BackupTable, counts: Record<string, number>): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const rows of readRows(db, table)) {
    count += rows.length;
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  counts[table.name] = count;
}
