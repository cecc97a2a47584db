import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { typeOf } from '../../files/file-kinds.ts';
import { isLitter } from '../../files/litter.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { type Tables } from '../../store/tables.ts';

/** Stores every file of a folder unchecked and unchanged, and returns their rows for the database. */
export async function seedFiles(blobs: BlobStore, folder: string, now: number): Promise<readonly Tables['files'][]> {
  const rows: Tables['files'][] = [];
  for (const path of await pathsIn(folder)) {
    const { hash, bytes } = await blobs.add(createReadStream(join(folder, path)));
    rows.push({ path: path.normalize('NFC'), hash, bytes, type: typeOf(path), modifiedAt: now });
  }
  return rows;
}

/**
 * Returns the paths of all files below a folder. Skips links, which may lead anywhere on this machine, and what systems
 * leave in folders.
 */
export async function pathsIn(folder: string, inside = ''): Promise<readonly string[]> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths: string[] = [];
  for (const entry of entries) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...(await pathsIn(folder, path)));
    else if (entry.isFile() && !isLitter(path)) paths.push(path);
  }
  return paths;
}
