import { type TourDefinition } from '#content/definition.ts';
import { eachMovedMedia, type MediaMove, type MovedObject } from '#content/move-media.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { rootModels } from '#contract/calls/content-calls.ts';
import { mediaFolder } from '#contract/paths.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { refuse } from '../../refuse.ts';
import { checkFilePath, extensionOf } from '../../files/file-name.ts';
import { typeOf } from '../../files/file-kinds.ts';
import { type Reader } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { changeCopy, readCopy, readState } from '../content/copies.ts';
import { saveChanged } from '../content/remove-objects.ts';
import { notingReplacement } from '../history/note-revisions.ts';
import { moveEarlier } from '../files/earlier-files.ts';
import { noteMove } from '../files/moved-files.ts';
import { movePlanned } from './planned-media.ts';
import {
  type FileRow,
  findFile,
  hasFolder,
  isBelow,
  keepFolder,
  knownPath,
  parentOf,
  refuseFilesAsFolders,
} from '../files/tree.ts';

export interface Moved {
  Path: string;
  Changed: { Model: string; Object: StoredObject }[];
}

export interface Move {
  readonly From: string;
  readonly To: string;
  readonly who: string;
  readonly now: Date;
  /** Whether the mover may change the objects that belong to root. */
  readonly isRoot: boolean;
}

/**
 * Moves a file, or a folder with its contents, and updates both copies to the new paths. If that changes the published
 * copy, its version goes up, as by a publication; the earlier path leads to the file for some time.
 *
 * @throws Refusal `not-found`, `already-there`, `wrong-value`, `access-denied`
 */
export async function moveFile(db: Reader, { who, now, isRoot, ...given }: Move): Promise<Moved> {
  const [from, to] = [await knownPath(db, given.From), checkFilePath(given.To)];
  // First the published copy, then the editing copy, as in publishing and discarding: otherwise these and a move could
  // wait for each other.
  const { epoch: publishedEpoch, counter } = await changeCopy(db, CopyName.published);
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
  if (file === undefined) await moveBelow(db, { from, to, now: now.getTime() });
  else await moveOne(db, { from, to, now: now.getTime() });
  await keepFolder(db, parentOf(from));

  // The published copy changes, too: otherwise its references would be broken until the next publication.
  const place = { from: `${mediaFolder}/${from}`, to: `${mediaFolder}/${to}` };
  const published = await followMove(db, { copy: CopyName.published, epoch: publishedEpoch }, place);
  const { Changed } = await notingReplacement(db, { who, now: now.getTime(), cause: 'move' }, async () => ({
    Changed: await followMove(db, { copy: CopyName.inEdit, epoch }, place),
    epoch: (await readState(db, CopyName.inEdit)).epoch,
  }));
  await movePlanned(db, place);
  const ofRoot = [...published, ...Changed].find(({ Model }) => isOfRoot(Model));
  if (ofRoot !== undefined && !isRoot) throw refuse('model-for-root', { model: ofRoot.Model });
  if (published.length > 0) {
    const version = { counter: counter + 1, updatedAt: now.toISOString() };
    for (const copy of [CopyName.published, CopyName.inEdit]) await changeCopy(db, copy, version);
  }
  return { Path: to, Changed };
}

function isOfRoot(model: string): boolean {
  return rootModels.some((each) => each === model);
}

async function followMove(
  db: Reader,
  copy: { readonly copy: CopyName; readonly epoch: number },
  place: MediaMove,
): Promise<Moved['Changed']> {
  const Changed: Moved['Changed'] = [];
  for (const { model, ID, object } of await inTurns(findMoved(await readCopy(db, copy.copy), place))) {
    Changed.push({ Model: model, Object: await saveChanged(db, copy, { Model: model, ID, object }) });
  }
  return Changed;
}

function* findMoved(definition: TourDefinition, place: MediaMove): Generator<undefined, readonly MovedObject[]> {
  const found: MovedObject[] = [];
  for (const moved of eachMovedMedia(definition, place)) {
    if (moved !== undefined) found.push(moved);
    yield;
  }
  return found;
}

function refuseOtherEnding({ path, type }: FileRow, to: string): void {
  if (extensionOf(path) === extensionOf(to) || typeOf(to) === type) return;
  throw refuse('ending-kept', { path, ending: extensionOf(path) });
}

interface Places {
  readonly from: string;
  readonly to: string;
  readonly now: number;
}

async function moveOne(db: Reader, { from, to, now }: Places): Promise<void> {
  await db.updateTable('files').set({ path: to }).where('path', '=', from).execute();
  await moveEarlier(db, from, to);
  await db.deleteFrom('inspections').where('path', '=', to).execute();
  await db.updateTable('inspections').set({ path: to }).where('path', '=', from).execute();
  await noteMove(db, from, to, now);
}

async function moveBelow(db: Reader, { from, to, now }: Places): Promise<void> {
  const placeOf = (path: string): string => checkFilePath(to + path.slice(from.length));
  for (const { path } of await db.selectFrom('files').select('path').where(isBelow(from)).execute()) {
    await moveOne(db, { from: path, to: placeOf(path), now });
  }
  for (const { path } of await db.selectFrom('folders').select('path').where(isBelow(from)).execute()) {
    await db
      .updateTable('folders')
      .set({ path: placeOf(path) })
      .where('path', '=', path)
      .execute();
  }
  await db.deleteFrom('folders').where('path', '=', from).execute();
  await keepFolder(db, to);
}
