import { type DroppedFile } from './work/packed-file.ts';

/** Reads what was dropped, folders with all that is in them. */
export async function readDropped({ items, files }: DataTransfer): Promise<readonly DroppedFile[]> {
  // Browsers forget the items once this has waited.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return chosenFiles([...files]);
  const found: DroppedFile[] = [];
  for (const entry of entries) await collect(entry, found);
  return found;
}

/** Returns files that were chosen, with the folders in which they are. */
export function chosenFiles(files: readonly File[]): readonly DroppedFile[] {
  return files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

async function collect(entry: FileSystemEntry, found: DroppedFile[]): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path: entry.fullPath.replace(/^\//, ''), file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // It gives a hundred at a time.
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (some.length === 0) break;
      for (const each of some) await collect(each, found);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
