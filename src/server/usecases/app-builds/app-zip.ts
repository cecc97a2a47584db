import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeStream } from '../../files/write-stream.ts';
import { writeZip, type ZipEntry } from '../../files/zip-write.ts';

export interface AppToZip {
  /** A folder with what aapt2 has linked: the manifest, the resources. */
  readonly linked: string;
  /** The shell's code. */
  readonly dex: string;
  readonly appJson: string;
  /** The static guide. */
  readonly guide: string;
  readonly out: string;
  readonly signal: AbortSignal;
}

/** Already compressed; and files that are stored as they are can be played from any point at once. */
const packed = /\.(?:mp3|m4a|aac|ogg|oga|opus|flac|wav|mp4|m4v|webm|jpe?g|png|webp|avif|gif|woff2|arsc)$/i;

/** Zips have no other sign between folders. */
function isStorable(path: string): boolean {
  return !path.includes('\\');
}

/** Equal content makes an equal app, whenever it is built. */
const anyDate = new Date(2020, 0, 1);

/**
 * Writes the unsigned APK, a zip, in constant memory.
 *
 * @returns the paths in the guide that no zip can hold
 */
export async function zipApp({ linked, dex, appJson, guide, out, signal }: AppToZip): Promise<readonly string[]> {
  const paths = await filesIn(guide);
  const entries = [
    ...(await filesIn(linked)).map((path) => fileEntry(path, join(linked, path))),
    fileEntry('classes.dex', dex),
    textEntry('assets/app.json', appJson),
    ...paths.filter(isStorable).map((path) => fileEntry(`assets/guide/${path}`, join(guide, path))),
  ];
  await writeStream(writeZip(breakable(entries, signal), { isReproducible: true }), out);
  return paths.filter((path) => !isStorable(path));
}

function* breakable(entries: readonly ZipEntry[], signal: AbortSignal): Generator<ZipEntry> {
  for (const entry of entries) {
    signal.throwIfAborted();
    yield entry;
  }
}

function fileEntry(path: string, file: string): ZipEntry {
  const open = (): Promise<ReturnType<typeof createReadStream>> => Promise.resolve(createReadStream(file));
  return { path, modifiedAt: anyDate, content: { bytes: undefined, isPacked: packed.test(path), open } };
}

function textEntry(path: string, text: string): ZipEntry {
  const bytes = Buffer.from(text);
  return {
    path,
    modifiedAt: anyDate,
    content: { bytes: bytes.length, isPacked: false, open: () => Promise.resolve(bytes) },
  };
}

/** Returns the paths of all files below a folder, with `/`, in an order that no system changes. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  return paths.toSorted((one, other) => (one < other ? -1 : 1));
}
