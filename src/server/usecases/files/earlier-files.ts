import { randomUUID } from 'node:crypto';
import { refuse } from '../../refuse.ts';
import { unusedRetentionMs } from '../../files/store-blob.ts';
import { type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { type Keeper, type FileRow, findFile, hasFolder, refuseFilesAsFolders } from './tree.ts';

export type EarlierFile = Tables['earlierFiles'];

/** More deleted files than this are not listed; the newest are. */
const listedAtMost = 500;
const rowsAtOnce = 500;

/** Keeps files that are being replaced or deleted, so that they can be brought back for 30 days. */
export async function keepEarlier(
  db: Reader,
  rows: readonly FileRow[],
  end: EarlierFile['end'],
  { who, now }: Keeper,
): Promise<void> {
  const earlier = rows.map((row) => ({ ...row, id: randomUUID(), endedAt: now, who, end }));
  for (let from = 0; from < earlier.length; from += rowsAtOnce) {
    await db
      .insertInto('earlierFiles')
      .values(earlier.slice(from, from + rowsAtOnce))
      .execute();
  }
}

/** Gives a path its file. Another one that was there is kept. @returns whether another one was there */
export async function putFile(db: Reader, row: FileRow, keeper: Keeper): Promise<boolean> {
  const { path, ...content } = row;
  const before = await findFile(db, path);
  const isReplacing = before !== undefined && before.hash !== row.hash;
  if (isReplacing) await keepEarlier(db, [before], 'replaced', keeper);
  await db
    .insertInto('files')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doUpdateSet(content))
    .execute();
  return isReplacing;
}

/**
 * Lists what can be brought back, the newest first.
 *
 * @param path of which the earlier files are meant; undefined: the deleted files whose place is still free
 */
export async function listEarlier(db: Reader, now: number, path?: string): Promise<readonly EarlierFile[]> {
  const kept = db
    .selectFrom('earlierFiles')
    .selectAll()
    .where('endedAt', '>', now - unusedRetentionMs)
    .orderBy('endedAt', 'desc')
    .orderBy('path')
    .limit(listedAtMost);
  if (path !== undefined) return await kept.where('path', '=', path).execute();
  return await kept
    .where('end', '=', 'deleted')
    .where('path', 'not in', (other) => other.selectFrom('files').select('files.path'))
    .execute();
}

/**
 * Brings an earlier file back to its path. The file that is there meanwhile is kept in its turn.
 *
 * @throws Refusal `not-found`; `already-there` if a folder has taken its place
 */
export async function bringBackFile(db: Reader, id: string, keeper: Keeper): Promise<FileRow> {
  const earlier = await db
    .deleteFrom('earlierFiles')
    .where('id', '=', id)
    .returning(['path', 'hash', 'bytes', 'type'])
    .executeTakeFirst();
  if (earlier === undefined) throw refuse('earlier-file-missing', {});
  await refuseFilesAsFolders(db, earlier.path);
  if (await hasFolder(db, earlier.path)) throw refuse('folder-in-place', { path: earlier.path });
  const row = { ...earlier, modifiedAt: keeper.now };
  await putFile(db, row, keeper);
  return row;
}

/** Lets the earlier files of a moved file follow it. */
export async function moveEarlier(db: Reader, from: string, to: string): Promise<void> {
  await db.updateTable('earlierFiles').set({ path: to }).where('path', '=', from).execute();
}

/** Deletes files that can no longer be restored; their bytes are then unused. */
export async function forgetEarlier(db: Reader, now: number): Promise<void> {
  await db
    .deleteFrom('earlierFiles')
    .where('endedAt', '<=', now - unusedRetentionMs)
    .execute();
}
