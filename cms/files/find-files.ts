import { type StoredFile } from './files-store.ts';

/** Files in whose path all of the words are. */
export function findFiles(files: readonly StoredFile[], typed: string): readonly StoredFile[] {
  const words = typed.toLowerCase().split(/\s+/);
  return files.filter(({ Path }) => words.every((word) => Path.toLowerCase().includes(word)));
}
