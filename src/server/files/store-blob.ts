import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { type CheckedUpload, checkUpload } from './check-upload.ts';
import { cleanFileName } from './file-name.ts';
import { type Blob, hashStream } from './hash-stream.ts';
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
}

export interface BlobStoreOptions {
  readonly store: ObjectStore;
  readonly pictures: PictureWorkers;
  readonly clock?: () => number;
}

/** Milliseconds for which unused bytes stay, because offline guides may still request them. */
export const keptUnused = 30 * 24 * 3_600_000;

/** Content-addressed bytes: the same content is stored once, and the bytes of a key never change. */
export interface BlobStore {
  /** Checks an upload of any size by its content and stores it. A refused or broken upload leaves nothing behind. */
  keepUpload(name: string, stream: Readable): Promise<Upload>;
  /** Stores bytes unchanged. */
  add(stream: Readable): Promise<Blob>;
  /** Checks and cleans stored bytes as an upload of this name. @throws Refusal `wrong-file` */
  cleanStored(name: string, hash: string): Promise<Blob>;
  /** Returns what {@link cleanStored} would store, and stores nothing. */
  previewCleaned(name: string, hash: string): Promise<Blob>;
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
    if (!isWhole || clock() - facts.modifiedAt.getTime() > keptUnused / 2) await store.putFile(key, path);
    if (facts !== undefined && !isWhole) for (const sized of sizedKeys(hash)) await store.remove(sized);
  }

  async function clean(name: string, hash: string, isKept: boolean): Promise<Blob> {
    return withTemporary(store, async (path) => {
      const stored = await receive(await store.get(blobKey(hash)), path);
      // Damaged bytes are to be repaired, by their hash.
      if (stored.hash !== hash) return { ...stored, hash };
      const checked = await checkUpload({ path, bytes: stored.bytes, name }, pictures);
      const blob = await blobAfter(path, stored, checked);
      if (isKept && blob !== stored) await storeFile(path, blob);
      return blob;
    });
  }

  return {
    add: async (stream) =>
      await withTemporary(store, async (path) => {
        const blob = await receive(stream, path);
        await storeFile(path, blob);
        return blob;
      }),
    cleanStored: (name, hash) => clean(name, hash, true),
    previewCleaned: (name, hash) => clean(name, hash, false),
    keepUpload: async (given, stream) =>
      await withTemporary(store, async (path) => {
        const name = nameOrDrain(given, stream);
        const received = await receive(stream, path);
        const checked = await checkUpload({ path, bytes: received.bytes, name }, pictures);
        const blob = await blobAfter(path, received, checked);
        await storeFile(path, blob);
        const { type, smaller } = checked;
        return { ...blob, name, type, ...(smaller && { smaller }) };
      }),
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
async function blobAfter(path: string, before: Blob, { replacement, smaller }: CheckedUpload): Promise<Blob> {
  if (replacement !== undefined) return await replace(path, replacement);
  return smaller === undefined ? before : await hashStream(createReadStream(path));
}

async function replace(path: string, bytes: Buffer): Promise<Blob> {
  await writeFile(path, bytes);
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}
