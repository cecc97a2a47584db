import { moveMedia } from '#content/move-media.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { mediaFolder } from '#contract/paths.ts';
import { refuse } from '../../refuse.ts';
import { checkFilePath, extensionOf } from '../../files/file-name.ts';
import { typeOf } from '../../files/file-kinds.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { changeCopy, readCopy } from '../content/copies.ts';
import { saveChanged } from '../content/remove-objects.ts';
import { type FileRow, findFile, hasFolder, isBelow, keepFolder, parentOf, refuseFilesAsFolders } from './tree.ts';

export interface Moved {
  Path: string;
  Changed: { Model: string; Object: StoredObject }[];
}

/**
 * Moves a file, or a folder with its contents, and updates both copies to the new paths.
 *
 * @throws Refusal `not-found`, `already-there`, `wrong-value`
 */
export async function moveFile(db: Reader, given: { readonly From: string; readonly To: string }): Promise<Moved> {
  const [from, to] = [checkFilePath(given.From), checkFilePath(given.To)];
  const { epoch } = await changeCopy(db, CopyName.inEdit);
  const file = await findFile(db, from);
  if (file === undefined && !(await hasFolder(db, from))) {
    throw refuse('file-or-folder-missing', { path: from });
  }
  if (file !== undefined) refuseOtherEnding(file, to);
  if (to === from || to.startsWith(`${from}/`)) {
    throw refuse('file-moved-to-itself', { path: from });
  }
  await refuseFilesAsFolders(db, to);
  if ((await findFile(db, to)) !== undefined || (await hasFolder(db, to))) {
    throw refuse('place-taken', { path: to });
  }
  if (file === undefined) await moveBelow(db, from, to);
  else await db.updateTable('files').set({ path: to }).where('path', '=', from).execute();
  await keepFolder(db, parentOf(from));

  // The published copy changes, too: otherwise its references would be broken until the next publication.
  const { epoch: publishedEpoch } = await changeCopy(db, CopyName.published);
  const place = { from: `${mediaFolder}/${from}`, to: `${mediaFolder}/${to}` };
  await followMove(db, { copy: CopyName.published, epoch: publishedEpoch }, place);
  return { Path: to, Changed: await followMove(db, { copy: CopyName.inEdit, epoch }, place) };
}

async function followMove(
  db: Reader,
  copy: { readonly copy: CopyName; readonly epoch: number },
  place: { readonly from: string; readonly to: string },
): Promise<Moved['Changed']> {
  const Changed: Moved['Changed'] = [];
  for (const { model, ID, object } of moveMedia(await readCopy(db, copy.copy), place)) {
    Changed.push({ Model: model, Object: await saveChanged(db, copy, { Model: model, ID, object }) });
  }
  return Changed;
}

function refuseOtherEnding({ path, type }: FileRow, to: string): void {
  if (extensionOf(path) === extensionOf(to) || typeOf(to) === type) return;
  throw refuse('ending-kept', { path, ending: extensionOf(path) });
}

async function moveBelow(db: Reader, from: string, to: string): Promise<void> {
  for (const table of ['files', 'folders'] as const) {
    const rows = await db.selectFrom(table).select('path').where(isBelow(from)).execute();
    for (const { path } of rows) {
      const after = checkFilePath(to + path.slice(from.length));
      await db.updateTable(table).set({ path: after }).where('path', '=', path).execute();
    }
  }
  await db.deleteFrom('folders').where('path', '=', from).execute();
  await keepFolder(db, to);
}
