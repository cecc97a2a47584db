import { createHash } from 'node:crypto';
import { checkFilePath, foldPath } from './file-name.ts';

/**
 * Returns a function that names the entries of a zip by the paths and hashes of files. A path that no archive allows,
 * or that some disk would take for another's, becomes a name in the folder `unusual-names`: imported files may have any.
 */
export function createEntryNames(): (path: string, hash: string) => string {
  const files = new Set<string>();
  const folders = new Set<string>();
  return (path, hash) => {
    const folded = foldPath(path);
    const parents = parentsOf(folded);
    const isTaken = files.has(folded) || folders.has(folded) || parents.some((parent) => files.has(parent));
    if (isTaken || !isStorable(path)) return `unusual-names/${hash}-${createHash('sha256').update(path).digest('hex')}`;
    files.add(folded);
    for (const parent of parents) folders.add(parent);
    return path;
  };
}

/** Whether an archive may hold this path. */
export function isStorable(path: string): boolean {
  try {
    return checkFilePath(path) === path;
  } catch {
    return false;
  }
}

/** Returns the folders above a path, topmost first. */
export function parentsOf(path: string): readonly string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}
