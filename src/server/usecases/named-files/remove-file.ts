import { sql } from 'kysely';
import { mediaReferences } from '#content/media-references.ts';
import { refuse } from '../../refuse.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { readCopy } from '../content/copies.ts';
import { type Keeper, filePath, findFile, hasFolder, isBelow, keepFolder, knownPath, parentOf } from '../files/tree.ts';
import { plannedObjects } from './planned-media.ts';
import { keepEarlier } from '../files/earlier-files.ts';

interface Reference {
  Model: string;
  ID: number;
  Field: string;
}

export interface RemovedFiles {
  Removed: number;
  StillReferenced: Reference[];
}

export interface Removal extends Keeper {
  /** Deletes files even if the editing or the published copy names them, or what is to be published later. */
  readonly isForced: boolean;
}

/**
 * Deletes a file, or a folder with its contents; returns the references that are broken by that. The files can be
 * brought back.
 *
 * @throws Refusal `not-found`, `still-referenced` with the references
 */
export async function removeFile(db: Reader, given: string, { isForced, ...keeper }: Removal): Promise<RemovedFiles> {
  const path = await knownPath(db, given);
  const isFile = (await findFile(db, path)) !== undefined;
  if (!isFile && !(await hasFolder(db, path))) {
    throw refuse('file-or-folder-missing', { path });
  }
  const StillReferenced = await referencesTo(db, path);
  if (StillReferenced.length > 0 && !isForced) {
    throw refuse('file-in-use', { path, count: StillReferenced.length }, { details: StillReferenced });
  }
  const rows = await db
    .deleteFrom('files')
    .where(isFile ? sql<boolean>`path = ${path}` : isBelow(path))
    .returningAll()
    .execute();
  await keepEarlier(db, rows, 'deleted', keeper);
  if (!isFile) {
    await db.deleteFrom('folders').where(isBelow(path)).execute();
    await db.deleteFrom('folders').where('path', '=', path).execute();
  }
  await keepFolder(db, parentOf(path));
  return { Removed: rows.length, StillReferenced };
}

async function referencesTo(db: Reader, path: string): Promise<Reference[]> {
  const found = new Map<string, Reference>();
  const copies = [
    await readCopy(db, CopyName.inEdit),
    await readCopy(db, CopyName.published),
    await plannedObjects(db),
  ];
  for (const copy of copies) {
    for (const { model, ID, field, url } of mediaReferences(copy)) {
      const named = filePath(url);
      if (named !== path && named?.startsWith(`${path}/`) !== true) continue;
      found.set(`${model} ${ID} ${field}`, { Model: model, ID, Field: field });
    }
  }
  return [...found.values()];
}
