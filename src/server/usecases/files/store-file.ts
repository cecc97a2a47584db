import { refuse } from '../../refuse.ts';
import { checkFilePath } from '../../files/file-name.ts';
import { type Upload } from '../../files/store-blob.ts';
import { type Reader } from '../../store/database.ts';
import { saveInspections } from './inspect-files.ts';
import { type FileRow, hasFolder, keepFolder, refuseFilesAsFolders } from './tree.ts';

/** Gives stored bytes a path in a folder. A file with this name is replaced, and its address stays. */
export async function storeFile(db: Reader, folder: string, upload: Upload, now: number): Promise<FileRow> {
  const { name, hash, bytes, type } = upload;
  const path = checkFilePath(folder === '' ? name : `${folder}/${name}`);
  await refuseFilesAsFolders(db, path);
  if (await hasFolder(db, path)) {
    throw refuse('folder-in-place', { path });
  }
  const row = { path, hash, bytes, type, modifiedAt: now };
  await db
    .insertInto('files')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ hash, bytes, type, modifiedAt: now }))
    .execute();
  await saveInspections(db, [{ path, hash, notes: JSON.stringify(upload.notes) }]);
  return row;
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
