import { type RawBuilder, sql } from 'kysely';
import { localPath, plainPath } from '#content/media-references.ts';
import { mediaFolder } from '#contract/paths.ts';
import { refuse } from '../../refuse.ts';
import { checkFilePath } from '../../files/file-name.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';

export type FileRow = Tables['files'];

/** Returns the condition that a path is below a folder; every path is below the top folder, whose path is empty. */
export function isBelow(folder: string): RawBuilder<boolean> {
  const start = folder === '' ? '' : `${folder}/`;
  // Not LIKE: names may contain its wildcards. Databases count characters, not UTF-16 units.
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

/** A folder exists if it has its own row or contains a file. */
export async function hasFolder(db: Reader, path: string): Promise<boolean> {
  if (path === '') return true;
  const own = await db.selectFrom('folders').select('path').where('path', '=', path).executeTakeFirst();
  const inside = async (table: 'files' | 'folders'): Promise<boolean> =>
    (await db.selectFrom(table).select('path').where(isBelow(path)).limit(1).executeTakeFirst()) !== undefined;
  return own !== undefined || (await inside('files')) || (await inside('folders'));
}

/** Returns the path of an existing file or folder, whose name may be older than the rules for names, or checks it. */
export async function knownPath(db: Reader, given: string): Promise<string> {
  return (await findFile(db, given)) !== undefined || (given !== '' && (await hasFolder(db, given)))
    ? given
    : checkFilePath(given);
}

/** Returns the normalised path of an existing folder. @throws Refusal `not-found` */
export async function needFolder(db: Reader, given: string): Promise<string> {
  const path = given === '' ? '' : await knownPath(db, given);
  if (await hasFolder(db, path)) return path;
  throw refuse('folder-missing', { path });
}

/** Refuses a path that passes through a file. */
export async function refuseFilesAsFolders(db: Reader, path: string): Promise<void> {
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) {
    if ((await findFile(db, folder)) !== undefined) {
      throw refuse('file-not-folder', { path: folder });
    }
  }
}

/** Keeps a folder after its last file is gone. */
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

/** The user who replaces files or the editing copy, and the time. */
export interface Keeper {
  readonly who: string;
  readonly now: number;
}

export interface KnownFile {
  readonly path: string;
  readonly bytes: number;
  /** Notes about its contents. */
  readonly notes?: readonly FileNote[];
}

/** Returns the path of the museum's file that a URL of the content names; undefined if it is elsewhere. */
export function filePath(url: string): string | undefined {
  const path = localPath(url);
  if (path === undefined || !path.startsWith(`${mediaFolder}/`)) return undefined;
  return plainPath(path.slice(mediaFolder.length + 1));
}
