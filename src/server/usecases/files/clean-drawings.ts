import { Refusal } from '../../errors.ts';
import { fileKinds } from '../../files/file-kinds.ts';
import { type BlobStore } from '../../files/store-blob.ts';
import { type Tables } from '../../store/tables.ts';
import { nameOf } from './tree.ts';

type FileRow = Tables['files'];

/** Arbitrary bytes, which no browser shows or runs. */
const inert = 'application/octet-stream';

/**
 * Cleans the drawings among files that nobody has uploaded one by one: those of backups and content folders. A drawing
 * that an upload would refuse keeps its bytes, because a restore must not lose any, but is stored as arbitrary bytes.
 */
export async function cleanDrawings(
  blobs: Pick<BlobStore, 'cleanStored'>,
  files: readonly FileRow[],
): Promise<readonly FileRow[]> {
  const cleaned: FileRow[] = [];
  for (const file of files) cleaned.push(file.type === fileKinds.svg.type ? await cleanDrawing(blobs, file) : file);
  return cleaned;
}

async function cleanDrawing(blobs: Pick<BlobStore, 'cleanStored'>, file: FileRow): Promise<FileRow> {
  try {
    return { ...file, ...(await blobs.cleanStored(nameOf(file.path), file.hash)) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong-file') return { ...file, type: inert };
    throw error;
  }
}
