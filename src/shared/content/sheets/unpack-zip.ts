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

const centralSignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const localSignature = 0x04_03_4b_50;
const stored = 0;
const deflated = 8;

/**
 * Unpacks those files of a zip that are wanted, up to a limit, whatever sizes it claims. The sheet library would believe
 * the sizes, and reads damaged data for ever.
 */
export async function unpackZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<UnpackedZip> {
  const entries = new Map<string, Uint8Array>();
  let left: number = readLimits.unpackedBytes;
  try {
    for (const { name, method, data } of packedEntries(bytes)) {
      if (!isWanted(name)) continue;
      if (method !== stored && method !== deflated) return { ok: false, fault: 'damaged' };
      const content = method === stored ? data : await inflate(data, left);
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

interface PackedEntry {
  readonly name: string;
  readonly method: number;
  readonly data: Uint8Array;
}

/** Reads the directory at the end of a zip. @throws RangeError */
function packedEntries(bytes: Uint8Array): readonly PackedEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== endSignature) end -= 1;
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(at, true) !== centralSignature || view.getUint32(local, true) !== localSignature) {
      throw new RangeError('The directory of the zip leads nowhere');
    }
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const entry = {
      name: Array.from(bytes.subarray(at + 46, nameEnd), (byte) => String.fromCodePoint(byte)).join(''),
      method: view.getUint16(at + 10, true),
      data: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    };
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return entry;
  });
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
