import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the paths of all files below a folder; none if it does not exist. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
