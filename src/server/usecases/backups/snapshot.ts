import { BackupType } from '#content/constants.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { CopyName, type Tables } from '../../store/tables.ts';
import { readCopyText, readState } from '../content/copies.ts';

/** The content of a backup at one moment. */
export interface Snapshot {
  readonly type: BackupType;
  /** Tour definitions as JSON. */
  readonly published: Buffer;
  readonly inEdit: Buffer;
  readonly files: readonly Tables['files'][];
  readonly folders: readonly string[];
  /** Two snapshots of one type with the same mark are equal. */
  readonly mark: string;
}

export async function takeSnapshot(db: Database, type: BackupType): Promise<Snapshot> {
  return db.readLong
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => readSnapshot(transaction, type));
}

/** @param db a transaction that sees one moment */
export async function readSnapshot(db: Reader, type: BackupType): Promise<Snapshot> {
  return {
    type,
    published: await inTurns((await readCopyText(db, CopyName.published)).encode()),
    inEdit: await inTurns((await readCopyText(db, CopyName.inEdit)).encode()),
    ...(await readFiles(db, type)),
    mark: await readMark(db, type),
  };
}

/** Returns about how many bytes its backup holds. */
export function bytesOf({ published, inEdit, files }: Snapshot): number {
  return files.reduce((sum, { bytes }) => sum + bytes, published.length + inEdit.length);
}

/** Reads a mark that is cheap to compare while other writers wait. */
export async function readMark(db: Reader, type: BackupType): Promise<string> {
  const published = await readState(db, CopyName.published);
  const inEdit = await readState(db, CopyName.inEdit);
  return JSON.stringify([published.epoch, inEdit.epoch, await readFiles(db, type)]);
}

async function readFiles(db: Reader, type: BackupType): Promise<Pick<Snapshot, 'files' | 'folders'>> {
  if (type === BackupType.structure) return { files: [], folders: [] };
  const files = await db.selectFrom('files').selectAll().orderBy('path').execute();
  const folders = await db.selectFrom('folders').select('path').orderBy('path').execute();
  return { files, folders: folders.map(({ path }) => path) };
}
