import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type Facts, type WordOf } from '#i18n/pack.ts';
import { Refusal } from '../errors.ts';
import { refuse } from '../refuse.ts';
import { checkFilePath, foldPath } from './file-name.ts';
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
  /** What systems leave in folders: nothing that anybody has put there. A list of contents may name it all the same. */
  readonly isLitter: boolean;
  readonly bytes: number;
  readonly modifiedAt: Date;
  /** May be called only while the entry is current. Fails if the size or checksum does not match the archive. */
  readonly open: () => Promise<Readable>;
}

export const zipLimits: ZipLimits = { entries: 100_000, bytes: 200 * 1024 ** 3, ratio: 100 };
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
      path: entry.fileName.replace(/\/$/, '').normalize('NFC'),
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
    checkUnique(entry.fileName, seen);
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

function checkName({ fileName, uncompressedSize }: Entry): void {
  const isFolder = fileName.endsWith('/');
  if (isFolder && uncompressedSize > 0) throw refused('folder-with-contents', { path: fileName });
  try {
    checkFilePath(isFolder ? fileName.slice(0, -1) : fileName);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refused('unkept', { ...error.facts, problem: error.reason ?? error.message }, error);
  }
}

/** Refuses two names that some disk considers equal, and a file that is also a folder of another. */
function checkUnique(fileName: string, seen: Map<string, 'file' | 'folder'>): void {
  const names = foldPath(fileName.replace(/\/$/, '')).split('/');
  for (let length = 1; length < names.length; length += 1) {
    const parent = names.slice(0, length).join('/');
    if (seen.get(parent) === 'file') throw refused('below-file', { path: fileName });
    seen.set(parent, 'folder');
  }
  const whole = names.join('/');
  const before = seen.get(whole);
  const isFolder = fileName.endsWith('/');
  if (before === 'file' || (before === 'folder' && !isFolder)) throw refused('twice', { path: fileName });
  seen.set(whole, isFolder ? 'folder' : 'file');
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
      strictFileNames: true,
      validateEntrySizes: true,
    });
  } catch (error) {
    throw broken(error);
  }
  try {
    // Told by the end of the archive, so that nothing is read in vain.
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
