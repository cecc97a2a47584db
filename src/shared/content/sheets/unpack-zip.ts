import { sourceOfBytes } from '../byte-source.ts';
import { readZipDirectory, zipDataStart, zipMethods } from '../zip/zip-directory.ts';
import { readLimits } from './sheet.ts';

export type UnpackedZip =
  | { readonly ok: true; readonly entries: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly fault: 'damaged' | 'unpacks-too-large' };

/** Browsers and Node have it; this room is compiled without the types of either. */
interface World {
  readonly DecompressionStream: new (format: 'deflate-raw') => {
    readonly writable: { getWriter: () => { write: (bytes: Uint8Array) => Promise<void>; close: () => Promise<void> } };
    readonly readable: {
      getReader: () => {
        read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
        cancel: () => Promise<void>;
      };
    };
  };
}

/** A workbook has a few hundred at most. */
const mostEntries = 10_000;

/**
 * Unpacks those files of a zip that are wanted, up to a limit, whatever sizes it claims. The sheet library would believe
 * the sizes, and reads damaged data for ever.
 */
export async function unpackZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<UnpackedZip> {
  const entries = new Map<string, Uint8Array>();
  let left: number = readLimits.unpackedBytes;
  try {
    const source = sourceOfBytes(bytes);
    const directory = await readZipDirectory(source, mostEntries);
    if (!directory.ok) return { ok: false, fault: 'damaged' };
    for (const entry of directory.entries) {
      const { name, method, packedSize } = entry;
      if (!isWanted(name)) continue;
      if (method !== zipMethods.stored && method !== zipMethods.deflated) return { ok: false, fault: 'damaged' };
      const data = await source.read(await zipDataStart(source, entry), packedSize);
      const content = method === zipMethods.stored ? data : await inflate(data, left);
      left -= content?.length ?? Infinity;
      if (content === undefined || left < 0) return { ok: false, fault: 'unpacks-too-large' };
      entries.set(name, content);
    }
    return { ok: true, entries };
  } catch {
    // Damaged data and places outside the file are errors of several kinds.
    return { ok: false, fault: 'damaged' };
  }
}

/** @returns undefined if there is more than `most`. @throws if the data is damaged */
async function inflate(data: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  const { readable, writable } = new (globalThis as unknown as World).DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const written = Promise.allSettled([writer.write(data), writer.close()]);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) break;
    chunks.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
