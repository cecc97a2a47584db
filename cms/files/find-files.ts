import { type StoredFile } from './files-store.ts';

/** Returns the files whose path contains all of the words. */
export function findFiles(files: readonly StoredFile[], typed: string): readonly StoredFile[] {
  const words = typed.toLowerCase().split(/\s+/);
  return files.filter(({ Path }) => words.every((word) => Path.toLowerCase().includes(word)));
}
