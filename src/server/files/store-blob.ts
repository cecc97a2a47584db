import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { Refusal } from '../errors.ts';
import { fileKinds, typeOf } from './file-kinds.ts';
import { cleanFileName } from './file-name.ts';
import { type Blob, hashStream } from './hash-stream.ts';
import { type FileNote, type InspectedFile } from './inspected-file.ts';
import { inspectFile } from './inspect-file.ts';
import { type ObjectStore } from './object-store.ts';
import { type PictureWorkers } from './picture-process/picture-workers.ts';
import { sizedKeys } from './sized-keys.ts';
import { type SmallerPicture } from './smaller-picture.ts';
import { withTemporary } from './with-temporary.ts';
import { writeStream } from './write-stream.ts';

export interface Upload extends Blob {
  /** The cleaned name, under which it is stored. */
  readonly name: string;
  /** The media type, by its content. */
  readonly type: string;
  /** Set if the picture had too many pixels and was made smaller. */
  readonly smaller?: SmallerPicture;
  /** The changes made. */
  readonly notes: readonly FileNote[];
}

/** The result of inspecting a file that was not uploaded singly. */
export interface Verdict extends Blob {
  readonly type: string;
  /** Why an upload would refuse it; otherwise what was changed. */
  readonly notes: readonly FileNote[];
}

export interface BlobStoreOptions {
  readonly store: ObjectStore;
  readonly pictures: PictureWorkers;
  readonly clock?: () => number;
}

/** Milliseconds for which unused bytes stay, because offline guides may still request them. */
export const unusedRetentionMs = 30 * 24 * 3_600_000;

/** Content-addressed bytes: the same content is stored once, and the bytes of a key never change. */
export interface BlobStore {
  /** Checks an upload of any size by its content and stores it. A refused or broken upload leaves nothing behind. */
  keepUpload(name: string, stream: Readable): Promise<Upload>;
  /** Stores bytes unchanged. */
  add(stream: Readable): Promise<Blob>;
  /**
   * Inspects stored bytes as an upload of this name, and stores those that are kept instead. A file that an upload
   * would refuse keeps its bytes, because an import and a restore must not lose any; a drawing is no longer shown then.
   */
  inspectStored(name: string, hash: string): Promise<Verdict>;
  /** Returns the same, and stores nothing. */
  previewInspected(name: string, hash: string): Promise<Verdict>;
}

export const blobFolder = 'blobs/';

export function blobKey(hash: string): string {
  if (!/^[\da-f]{64}$/.test(hash)) throw new TypeError(`"${hash}" is no SHA-256.`);
  return `${blobFolder}${hash}`;
}

export function createBlobStore({ store, pictures, clock = Date.now }: BlobStoreOptions): BlobStore {
  async function storeFile(path: string, { hash, bytes }: Blob): Promise<void> {
    const key = blobKey(hash);
    const facts = await store.stat(key);
    // Disks sometimes corrupt stored bytes, so storing a file again replaces them.
    const isWhole = facts?.bytes === bytes && (await hashStream(await store.get(key))).hash === hash;
    // A blob is written only once. An old one may be swept soon, so its time is renewed.
    if (!isWhole || clock() - facts.modifiedAt.getTime() > unusedRetentionMs / 2) await store.putFile(key, path);
    if (facts !== undefined && !isWhole) for (const sized of sizedKeys(hash)) await store.remove(sized);
  }

  async function inspect(name: string, hash: string, isKept: boolean): Promise<Verdict> {
    return withTemporary(store, async (path) => {
      const stored = await receive(await store.get(blobKey(hash)), path);
      // Damaged bytes are to be repaired, by their hash.
      if (stored.hash !== hash) return { ...stored, hash, type: typeOf(name), notes: [] };
      const inspected = await inspectFile({ path, bytes: stored.bytes, name }, pictures).catch(refusedAs(name));
      const blob = await blobAfter(path, stored, inspected);
      if (isKept && blob !== stored) await storeFile(path, blob);
      return { ...blob, type: inspected.type, notes: inspected.notes };
    });
  }

  return {
    add: async (stream) =>
      await withTemporary(store, async (path) => {
        const blob = await receive(stream, path);
        await storeFile(path, blob);
        return blob;
      }),
    inspectStored: (name, hash) => inspect(name, hash, true),
    previewInspected: (name, hash) => inspect(name, hash, false),
    keepUpload: async (given, stream) =>
      await withTemporary(store, async (path) => {
        const name = nameOrDrain(given, stream);
        const received = await receive(stream, path);
        const inspected = await inspectFile({ path, bytes: received.bytes, name }, pictures);
        const blob = await blobAfter(path, received, inspected);
        await storeFile(path, blob);
        const { type, notes, smaller } = inspected;
        return { ...blob, name, type, notes, ...(smaller && { smaller }) };
      }),
  };
}

/** Arbitrary bytes, which no browser shows or runs. */
const inert = 'application/octet-stream';

function refusedAs(name: string): (error: unknown) => InspectedFile {
  return (error) => {
    if (!(error instanceof Refusal) || error.reason === undefined || error.code !== 'wrong-file') throw error;
    const type = typeOf(name);
    const notes = [{ reason: error.reason, facts: error.facts ?? {} }];
    return { type: type === fileKinds.svg.type ? inert : type, notes };
  };
}

/** Reads a refused upload to its end, because others may follow it in the same request. */
function nameOrDrain(given: string, stream: Readable): string {
  try {
    return cleanFileName(given);
  } catch (error) {
    stream.resume();
    throw error;
  }
}

async function receive(stream: Readable, path: string): Promise<Blob> {
  const hash = createHash('sha256');
  const bytes = await writeStream(stream, path, { note: (piece) => void hash.update(piece) });
  return { hash: hash.digest('hex'), bytes };
}

/** The file's content after its check. */
async function blobAfter(path: string, before: Blob, { replacement, isRewritten }: InspectedFile): Promise<Blob> {
  if (replacement !== undefined) return await replace(path, replacement);
  return isRewritten === true ? await hashStream(createReadStream(path)) : before;
}

async function replace(path: string, bytes: Buffer): Promise<Blob> {
  await writeFile(path, bytes);
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}
