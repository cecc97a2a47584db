import { unusedRetentionMs } from '../../files/store-blob.ts';
import { type Reader } from '../../store/database.ts';
import { type FileRow } from './tree.ts';

/** Lets the earlier path of a file lead to it. A file that is stored at that path later comes first. */
export async function noteMove(db: Reader, from: string, to: string, now: number): Promise<void> {
  await db.deleteFrom('movedFiles').where('path', 'in', [from, to]).execute();
  await db.updateTable('movedFiles').set({ target: to, since: now }).where('target', '=', from).execute();
  await db.insertInto('movedFiles').values({ path: from, target: to, since: now }).execute();
}

/** Returns the file that was moved away from a path. */
export async function findMoved(db: Reader, path: string): Promise<FileRow | undefined> {
  return await db
    .selectFrom('movedFiles')
    .innerJoin('files', 'files.path', 'movedFiles.target')
    .selectAll('files')
    .where('movedFiles.path', '=', path)
    .executeTakeFirst();
}

/** Forgets moves that every guide has had time to see. */
export async function forgetMoves(db: Reader, now: number): Promise<void> {
  await db
    .deleteFrom('movedFiles')
    .where('since', '<', now - unusedRetentionMs)
    .execute();
}
