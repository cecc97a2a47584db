import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../errors.ts';
import { checkFilePath } from '../../files/file-name.ts';
import { type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';

export type FileRow = Tables['files'];

/** Whether a path lies below a folder; every path lies below the files themselves, whose path is empty. */
export function isBelow(folder: string): RawBuilder<boolean> {
  const start = folder === '' ? '' : `${folder}/`;
  // Not LIKE: names may hold its signs. Databases count characters, not halves of them.
  return sql<boolean>`substr(path, 1, cast(${[...start].length} as integer)) = ${start}`;
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export async function findFile(db: Reader, path: string): Promise<FileRow | undefined> {
  return await db.selectFrom('files').selectAll().where('path', '=', path).executeTakeFirst();
}

/** A folder is there as a row of its own, or because something lies in it. */
export async function hasFolder(db: Reader, path: string): Promise<boolean> {
  if (path === '') return true;
  const own = await db.selectFrom('folders').select('path').where('path', '=', path).executeTakeFirst();
  const inside = async (table: 'files' | 'folders'): Promise<boolean> =>
    (await db.selectFrom(table).select('path').where(isBelow(path)).limit(1).executeTakeFirst()) !== undefined;
  return own !== undefined || (await inside('files')) || (await inside('folders'));
}

/** A folder's path, in its one spelling. @throws Refusal `not-found` */
export async function needFolder(db: Reader, given: string): Promise<string> {
  const path = checkFilePath(given, { mayBeEmpty: true });
  if (await hasFolder(db, path)) return path;
  throw new Refusal('not-found', `There is no folder "${path}". Reload the list of files, or make the folder first.`);
}

/** No file may be a folder of another. */
export async function refuseFilesAsFolders(db: Reader, path: string): Promise<void> {
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) {
    if ((await findFile(db, folder)) !== undefined) {
      throw new Refusal('already-there', `"${folder}" is a file, so nothing can lie in it. Choose another folder.`);
    }
  }
}

/** A folder stays when what was in it is gone. */
export async function keepFolder(db: Reader, path: string): Promise<void> {
  if (path === '') return;
  await db
    .insertInto('folders')
    .values({ path })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface FileAnswer {
  Name: string;
  Path: string;
  Bytes: number;
  Type: string;
  SHA256: string;
  ModifiedAt: string;
}

export function asAnswer({ path, bytes, type, hash, modifiedAt }: FileRow): FileAnswer {
  const ModifiedAt = new Date(modifiedAt).toISOString();
  return { Name: nameOf(path), Path: path, Bytes: bytes, Type: type, SHA256: hash, ModifiedAt };
}
