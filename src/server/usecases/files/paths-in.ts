import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isLitter } from '../../files/litter.ts';

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
