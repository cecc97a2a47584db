import { refuse } from '../../refuse.ts';
import { checkFilePath } from '../../files/file-name.ts';
import { type Upload } from '../../files/store-blob.ts';
import { type Reader } from '../../store/database.ts';
import { type Keeper, type FileRow, hasFolder, keepFolder, refuseFilesAsFolders } from './tree.ts';
import { putFile } from './earlier-files.ts';
import { saveInspections } from './inspect-files.ts';

export interface StoredFile {
  readonly row: FileRow;
  /** Whether another file had this path, which can be brought back. */
  readonly isReplacing: boolean;
}

/** Gives stored bytes a path in a folder. A file with this name is replaced and kept, and its address stays. */
export async function storeFile(db: Reader, folder: string, upload: Upload, keeper: Keeper): Promise<StoredFile> {
  const { name, hash, bytes, type } = upload;
  const path = checkFilePath(folder === '' ? name : `${folder}/${name}`);
  await refuseFilesAsFolders(db, path);
  if (await hasFolder(db, path)) {
    throw refuse('folder-in-place', { path });
  }
  const row = { path, hash, bytes, type, modifiedAt: keeper.now };
  const isReplacing = await putFile(db, row, keeper);
  await saveInspections(db, [{ path, hash, notes: JSON.stringify(upload.notes) }]);
  return { row, isReplacing };
}

/** @throws Refusal `already-there` */
export async function createFolder(db: Reader, given: string): Promise<string> {
  const path = checkFilePath(given);
  await refuseFilesAsFolders(db, `${path}/-`);
  if (await hasFolder(db, path)) {
    throw refuse('folder-exists', { path });
  }
  await keepFolder(db, path);
  return path;
}
