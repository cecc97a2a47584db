import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { mediaFolder } from '#contract/paths.ts';
import { createEntryNames } from '../../files/entry-names.ts';
import { type ObjectStore } from '../../files/object-store.ts';
import { writeDefinitionAside } from '../content/definition-thread/on-thread.ts';
import { blobKey } from '../../files/store-blob.ts';
import { writeStream } from '../../files/write-stream.ts';
import { writeZip, type ZipEntry } from '../../files/zip-write.ts';
import { type Tables } from '../../store/tables.ts';
import { type Count, countedEntries } from './counted.ts';
import { backupFormat, entryNames, type Manifest, type ManifestEntry, type ManifestFile } from './manifest.ts';
import { type Snapshot } from './snapshot.ts';

export interface BackupToWrite extends Omit<EntriesToWrite, 'damaged' | 'more'> {
  /** A new path on the local disk. */
  readonly path: string;
  readonly count?: Count;
}

export interface EntriesToWrite {
  readonly snapshot: Snapshot;
  readonly store: ObjectStore;
  readonly about: Pick<Manifest, 'program' | 'description' | 'createdAt'>;
  /** Receives the paths of missing or changed files. */
  readonly damaged: string[];
  /** Entries besides those of every backup, which come first. */
  readonly more?: (note: Note) => AsyncIterable<ZipEntry>;
}

/**
 * Writes a backup in constant memory, however large the files are. A file with missing bytes does not prevent the
 * backup of the rest.
 *
 * @returns the paths of missing or changed files
 */
export async function writeBackup({
  path,
  count = () => undefined,
  ...given
}: BackupToWrite): Promise<readonly string[]> {
  const damaged: string[] = [];
  await writeStream(writeZip(countedEntries(backupEntries({ ...given, damaged }), count)), path);
  return damaged;
}

/** Makes the entries of a backup; the manifest comes last. */
export async function* backupEntries(given: EntriesToWrite): AsyncGenerator<ZipEntry> {
  const { snapshot, store, about, damaged, more } = given;
  const modifiedAt = new Date(about.createdAt);
  const entries: ManifestEntry[] = [];
  const files: ManifestFile[] = [];
  const note = (entry: ManifestEntry): void => void entries.push(entry);
  if (more !== undefined) yield* more(note);
  for (const name of ['published', 'inEdit'] as const) {
    const yaml = await writeDefinitionAside(snapshot[name]);
    yield bytesEntry(entryNames[name], yaml, modifiedAt, note);
  }
  const nameOf = createEntryNames();
  for (const file of snapshot.files) {
    if ((await store.stat(blobKey(file.hash)))?.bytes !== file.bytes) {
      damaged.push(file.path);
      continue;
    }
    const entry = nameOf(`${mediaFolder}/${file.path}`, file.hash);
    yield fileEntry(file, entry, store, (written) => {
      if (written.sha256 !== file.hash) damaged.push(file.path);
      note(written);
    });
    files.push({ path: file.path, entry, modifiedAt: file.modifiedAt });
  }
  const { type, folders } = snapshot;
  const manifest: Manifest = { format: backupFormat, ...about, type, entries, files, folders, damaged };
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  yield bytesEntry(entryNames.manifest, Buffer.from(text), modifiedAt, () => {});
}

export type Note = (entry: ManifestEntry) => void;

export function bytesEntry(path: string, bytes: Uint8Array, modifiedAt: Date, note: Note): ZipEntry {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return entryOf({ path, modifiedAt, bytes: content.length, note, open: async () => Readable.from(slicesOf(content)) });
}

/** Bytes that are hashed and summed up at once. */
const sliceBytes = 64 * 1024;

/** A definition in one piece would stop other calls while it is hashed. */
function* slicesOf(content: Buffer): Generator<Buffer> {
  for (let from = 0; from < content.length; from += sliceBytes) yield content.subarray(from, from + sliceBytes);
}

function fileEntry(
  { hash, bytes, modifiedAt }: Tables['files'],
  path: string,
  store: ObjectStore,
  note: Note,
): ZipEntry {
  return entryOf({ path, modifiedAt: new Date(modifiedAt), bytes, note, open: () => store.get(blobKey(hash)) });
}

interface EntryToWrite {
  readonly path: string;
  readonly modifiedAt: Date;
  /** Undefined: only known once it is read. */
  readonly bytes: number | undefined;
  readonly note: Note;
  readonly open: () => Promise<Readable>;
}

/** Makes an entry whose size and hash are noted once it is read. */
export function entryOf({ path, modifiedAt, bytes, note, open }: EntryToWrite): ZipEntry {
  return {
    path,
    modifiedAt,
    // Media are already compressed, and a stored entry never looks like a zip bomb when it is restored.
    content: { bytes, isPacked: true, open: async () => Readable.from(noted(await open()), { objectMode: false }) },
  };

  async function* noted(source: Readable): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let read = 0;
    for await (const chunk of source) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('An object came as text.');
      hash.update(chunk);
      read += chunk.length;
      yield chunk;
    }
    note({ name: path, bytes: read, sha256: hash.digest('hex') });
  }
}
