import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type Facts, type WordOf } from '#i18n/pack.ts';
import { Refusal } from '../errors.ts';
import { refuse } from '../refuse.ts';
import { parentsOf } from './entry-names.ts';
import { shownName } from './file-name.ts';
import { isLitter } from './litter.ts';

export interface ZipLimits {
  readonly entries: number;
  /** Maximum total size when unpacked. */
  readonly bytes: number;
  /** Maximum ratio of unpacked to packed size. */
  readonly ratio: number;
}

export interface ReadEntry {
  readonly path: string;
  readonly isFolder: boolean;
  /** Files that systems leave in folders, such as thumbnails. A list of contents may name them all the same. */
  readonly isLitter: boolean;
  readonly bytes: number;
  readonly modifiedAt: Date;
  /** May be called only while the entry is current. Fails if the size or checksum does not match the archive. */
  readonly open: () => Promise<Readable>;
}

const zipLimits: ZipLimits = { entries: 100_000, bytes: 200 * 1024 ** 3, ratio: 100 };
/** Below this size the ratio is not checked, because small archives of text compress extremely well. */
const ratioFrom = 16 * 1024 * 1024;

/**
 * Reads a zip from a local file, entry by entry. All names, kinds and sizes are checked before the first entry is
 * passed on, so that a hostile archive changes nothing. Refuses with `wrong-backup`.
 */
export async function readZip(
  path: string,
  use: (entry: ReadEntry) => Promise<void>,
  limits: ZipLimits = zipLimits,
): Promise<void> {
  await checkAll(path, limits);
  await walk(path, limits, async (zip, entry) => {
    await use({
      path: pathOf(entry),
      isFolder: entry.fileName.endsWith('/'),
      isLitter: isLitter(entry.fileName),
      bytes: entry.uncompressedSize,
      modifiedAt: entry.getLastModDate(),
      open: async () => await openEntry(zip, entry),
    });
  });
}

async function checkAll(path: string, limits: ZipLimits): Promise<void> {
  const seen = new Map<string, 'file' | 'folder'>();
  let count = 0;
  let bytes = 0;
  // Not the sum of the entries: several may claim the same bytes.
  const packed = (await stat(path)).size;
  await walk(path, limits, async (_, entry) => {
    bytes += entry.uncompressedSize;
    if (bytes > limits.bytes) throw refused('too-large', { limit: limits.bytes });
    if (bytes > ratioFrom && bytes > packed * limits.ratio) throw refused('bomb');
    checkKind(entry);
    // Each file may come with one of litter, whose names do not matter.
    if (isLitter(entry.fileName)) return;
    count += 1;
    if (count > limits.entries) throw refused('too-many', { limit: limits.entries });
    checkName(entry);
    checkUnique(pathOf(entry), entry.fileName.endsWith('/'), seen);
  });
}

const fileTypes = 0o170000;
const plainFile = 0o100000;
const folder = 0o040000;

function checkKind(entry: Entry): void {
  const { fileName, externalFileAttributes, compressionMethod } = entry;
  const kind = (externalFileAttributes >>> 16) & fileTypes;
  if (kind !== 0 && kind !== plainFile && kind !== folder) {
    throw refused('link', { path: fileName });
  }
  if (entry.isEncrypted()) throw refused('locked', { path: fileName });
  if (compressionMethod !== 0 && compressionMethod !== 8) throw refused('packing', { path: fileName });
}

/** Returns the path of an entry, without the `./` that some tools begin with. */
function pathOf({ fileName }: Entry): string {
  const names = fileName.normalize('NFC').split('/');
  return names.filter((name) => name !== '' && name !== '.').join('/');
}

/** yauzl refuses paths that lead out of the archive; callers turn a name into one that systems can handle. */
function checkName({ fileName, uncompressedSize }: Entry): void {
  if (fileName.endsWith('/') && uncompressedSize > 0) throw refused('folder-with-contents', { path: fileName });
  if (fileName.includes('\0')) {
    throw refused('unkept', { name: shownName(fileName), problem: 'name-invisible' });
  }
}

/** Refuses a duplicate path, and a file that is also a folder of another. */
function checkUnique(path: string, isFolder: boolean, seen: Map<string, 'file' | 'folder'>): void {
  for (const parent of parentsOf(path)) {
    if (seen.get(parent) === 'file') throw refused('below-file', { path });
    seen.set(parent, 'folder');
  }
  const before = seen.get(path);
  if (before === 'file' || (before === 'folder' && !isFolder)) throw refused('twice', { path });
  seen.set(path, isFolder ? 'folder' : 'file');
}

async function walk(
  path: string,
  limits: ZipLimits,
  visit: (zip: ZipFile, entry: Entry) => Promise<void>,
): Promise<void> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, {
      lazyEntries: true,
      autoClose: false,
      // Some tools of Windows write backslashes.
      strictFileNames: false,
      validateEntrySizes: true,
    });
  } catch (error) {
    throw broken(error);
  }
  try {
    // Known from the end of the archive, so that nothing is read needlessly.
    if (zip.entryCount > 2 * limits.entries) throw refused('too-many', { limit: limits.entries });
    for await (const entry of entriesOf(zip)) await visit(zip, entry);
  } finally {
    zip.close();
  }
}

/** Separates errors of the archive from errors of its consumer. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const entries = zip.eachEntry();
  while (true) {
    let next: IteratorResult<Entry, unknown>;
    try {
      next = await entries.next();
    } catch (error) {
      throw broken(error);
    }
    if (next.done === true) return;
    yield next.value;
  }
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  let source: Readable;
  try {
    source = await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw broken(error);
  }
  return Readable.from(verified(entry, source), { objectMode: false });
}

async function* verified(entry: Entry, source: Readable): AsyncGenerator<Buffer> {
  let sum = 0;
  let bytes = 0;
  try {
    for await (const chunk of source) {
      if (!Buffer.isBuffer(chunk)) continue;
      sum = crc32(chunk, sum);
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw broken(error);
  }
  if (sum !== entry.crc32 || bytes !== entry.uncompressedSize) {
    throw refused('changed', { path: entry.fileName });
  }
}

function broken(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return detail.startsWith('End of central directory')
    ? refused('none', {}, error)
    : refused('broken', { detail }, error);
}

function refused(fault: WordOf<'zip'>, facts: Facts = {}, cause?: unknown): Refusal {
  return refuse('zip-unusable', { ...facts, zip: fault }, { cause });
}
