import { type Readable } from 'node:stream';
import { createEntryNames, isStorable } from '../../files/entry-names.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { blobKey } from '../../files/store-blob.ts';
import { writeZip, type ZipEntry } from '../../files/zip-write.ts';
import { type Reader } from '../../store/database.ts';
import { isBelow, nameOf, needFolder } from './tree.ts';

export interface FolderZip {
  readonly name: string;
  readonly stream: Readable;
}

/** Streams a folder as a zip, with paths relative to it. @throws Refusal `not-found` */
export async function zipFolder(db: Reader, store: ObjectStore, given: string): Promise<FolderZip> {
  const folder = await needFolder(db, given);
  const start = folder === '' ? 0 : folder.length + 1;
  const files = await db.selectFrom('files').selectAll().where(isBelow(folder)).orderBy('path').execute();
  const folders = await db.selectFrom('folders').select('path').where(isBelow(folder)).orderBy('path').execute();
  const nameOfEntry = createEntryNames();
  const entries: ZipEntry[] = [
    ...folders
      .map(({ path }) => path.slice(start))
      .filter(isStorable)
      .map((path) => ({ path: `${path}/`, modifiedAt: new Date() })),
    ...files.map(({ path, hash, bytes, type, modifiedAt }) => ({
      path: nameOfEntry(path.slice(start), hash),
      modifiedAt: new Date(modifiedAt),
      content: { bytes, isPacked: !isText.test(type), open: async () => await store.get(blobKey(hash)) },
    })),
  ];
  return { name: `${folder === '' ? 'files' : nameOf(folder)}.zip`, stream: writeZip(entries) };
}

const isText = /^text\/|xml|x-subrip|\/wav$/;
