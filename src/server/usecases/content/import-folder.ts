import { type Content } from './content-folder.ts';
import { type FileNote } from '../../files/inspected-file.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { type Database } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { changeCopy, type CopyState, readState } from './copies.ts';
import { keepEditingCopy } from './retained-copies.ts';
import { putFile } from '../files/earlier-files.ts';
import { saveInspections } from '../files/inspect-files.ts';
import { notingReplacement } from '../history/note-revisions.ts';
import { publish } from './publish.ts';
import { readMedia } from './read-media.ts';
import { writeCopy } from './write-copy.ts';

export interface Imported {
  readonly objects: number;
  readonly files: number;
  readonly state: CopyState;
  /** Notes about the files. */
  readonly notes: readonly FileNote[];
}

export interface FolderToImport {
  readonly content: Content;
  readonly folder: string;
  readonly who: string;
  readonly now: Date;
}

/** Replaces both copies with a content folder, in one transaction, and keeps the editing copy before. Its files are added; others stay. */
export async function importFolder(
  db: Database,
  blobs: BlobStore,
  { content, folder, who, now }: FolderToImport,
): Promise<Imported> {
  const read = await readMedia({ db: db.read, blobs }, { definition: content.definition, folder, now: now.getTime() });
  const { definition, files, inspections, notes } = read;
  return db.write(async (transaction) => {
    for (const copy of [CopyName.published, CopyName.inEdit]) await changeCopy(transaction, copy);
    const keeper = { who, now: now.getTime() };
    await keepEditingCopy(transaction, 'import', keeper, true);
    for (const row of files) await putFile(transaction, row, keeper);
    await saveInspections(transaction, inspections);
    const { counter, updatedAt, copiedFrom } = await readState(transaction, CopyName.inEdit);
    const Version = { Counter: counter, UpdatedAt: updatedAt, CopiedFrom: copiedFrom };
    const { objects } = await notingReplacement(transaction, { ...keeper, cause: 'import' }, async () => ({
      objects: await writeCopy(transaction, CopyName.inEdit, { ...definition, Version }),
      epoch: (await readState(transaction, CopyName.inEdit)).epoch,
    }));
    return { objects, files: files.length, state: await publish(transaction, now), notes };
  });
}
