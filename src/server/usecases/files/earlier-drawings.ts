import { fileKinds } from '../../files/file-kinds.ts';
import { MissingObject } from '../../files/object-store.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { type Database } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { nameOf } from './tree.ts';

/** A drawing that was stored before drawings were cleaned, or by a whole backup of that time. */
export interface EarlierDrawing {
  readonly path: string;
  /** Whether it stays a drawing; otherwise an upload would refuse it, and it becomes arbitrary bytes. */
  readonly isShown: boolean;
}

export interface EarlierDrawings {
  readonly db: Database;
  readonly blobs: Pick<BlobStore, 'inspectStored' | 'previewInspected'>;
  readonly now: number;
}

/** Names the drawings that {@link cleanEarlierDrawings} would change, and changes nothing. */
export async function findEarlierDrawings({ db, blobs }: EarlierDrawings): Promise<readonly EarlierDrawing[]> {
  const changes = await changesOf(db, blobs.previewInspected);
  return changes.map(({ after }) => drawingOf(after));
}

/** Cleans these drawings as an upload does. Missing ones are left as they are. */
export async function cleanEarlierDrawings({ db, blobs, now }: EarlierDrawings): Promise<readonly EarlierDrawing[]> {
  const changes = await changesOf(db, blobs.inspectStored);
  await db.write(async (transaction) => {
    for (const { before, after } of changes) {
      await transaction
        .updateTable('files')
        .set({ hash: after.hash, bytes: after.bytes, type: after.type, modifiedAt: now })
        .where('path', '=', before.path)
        // Another may have been uploaded meanwhile.
        .where('hash', '=', before.hash)
        .execute();
    }
  });
  return changes.map(({ after }) => drawingOf(after));
}

type FileRow = Tables['files'];

interface Change {
  readonly before: FileRow;
  readonly after: FileRow;
}

async function changesOf(db: Database, inspect: BlobStore['inspectStored']): Promise<readonly Change[]> {
  const rows = await db.read
    .selectFrom('files')
    .selectAll()
    .where('type', '=', fileKinds.svg.type)
    .orderBy('path')
    .execute();
  const changes: Change[] = [];
  for (const before of rows) {
    const verdict = await inspect(nameOf(before.path), before.hash).catch((error: unknown) => {
      if (error instanceof MissingObject) return undefined;
      throw error;
    });
    if (verdict === undefined) continue;
    const { notes: _, ...found } = verdict;
    const after = { ...before, ...found };
    if (after.hash !== before.hash || after.type !== before.type) changes.push({ before, after });
  }
  return changes;
}

function drawingOf({ path, type }: FileRow): EarlierDrawing {
  return { path, isShown: type === fileKinds.svg.type };
}
