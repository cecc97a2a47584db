import { type ByteSource, viewOf } from '../byte-source.ts';
import { zipName } from './zip-name.ts';

export interface ZipEntry {
  /** Ends in a slash for a folder. */
  readonly name: string;
  readonly isLocked: boolean;
  readonly method: number;
  readonly packedSize: number;
  /** As the zip claims. */
  readonly size: number;
  readonly localAt: number;
}

export type ZipDirectory =
  | { readonly ok: true; readonly entries: readonly ZipEntry[] }
  | { readonly ok: false; readonly fault: 'no-zip' | 'damaged' | 'too-many' };

export const zipMethods = { stored: 0, deflated: 8 } as const;

const signatures = {
  local: 0x04_03_4b_50,
  central: 0x02_01_4b_50,
  end: 0x06_05_4b_50,
  largeEnd: 0x06_06_4b_50,
  largeLocator: 0x07_06_4b_50,
} as const;

const endLength = 22;
const locatorLength = 20;
/** A comment of this many bytes may follow the end. */
const longestComment = 0xff_ff;
/** Bytes: more than any museum's zip needs, and no burden for the memory. */
const longestDirectory = 64 * 1024 * 1024;
/** Stands for a number that is in the extra field, because it needs eight bytes. */
const elsewhere = 0xff_ff_ff_ff;
const extras = { large: 0x00_01, unicodeName: 0x70_75 } as const;

/**
 * Reads the directory at the end of a zip, whatever the size of what is packed.
 *
 * @param most entries
 */
export async function readZipDirectory(source: ByteSource, most: number): Promise<ZipDirectory> {
  try {
    const end = await findEnd(source);
    if (end === undefined) return { ok: false, fault: (await beginsAsZip(source)) ? 'damaged' : 'no-zip' };
    if (end.count > most) return { ok: false, fault: 'too-many' };
    return {
      ok: true,
      entries: entriesIn(await source.read(end.at, Math.min(end.until - end.at, longestDirectory)), end.count),
    };
  } catch {
    // Places outside the file are errors of several kinds.
    return { ok: false, fault: 'damaged' };
  }
}

/** Returns where the packed bytes of an entry begin. @throws RangeError if the entry is not where the zip says */
export async function zipDataStart(source: ByteSource, { localAt, packedSize }: ZipEntry): Promise<number> {
  const local = viewOf(await source.read(localAt, 30));
  const start = localAt + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  if (local.getUint32(0, true) !== signatures.local || start + packedSize > source.size) {
    throw new RangeError('The directory of the zip leads nowhere');
  }
  return start;
}

interface End {
  readonly count: number;
  /** Where the directory begins and ends. */
  readonly at: number;
  readonly until: number;
}

async function findEnd(source: ByteSource): Promise<End | undefined> {
  const start = Math.max(0, source.size - endLength - longestComment - locatorLength);
  const tail = viewOf(await source.read(start, source.size - start));
  let at = tail.byteLength - endLength;
  while (at >= 0 && tail.getUint32(at, true) !== signatures.end) at -= 1;
  if (at < 0) return undefined;
  const locator = at - locatorLength;
  if (locator < 0 || tail.getUint32(locator, true) !== signatures.largeLocator) {
    return { count: tail.getUint16(at + 10, true), at: tail.getUint32(at + 16, true), until: start + at };
  }
  const until = largeNumber(tail, locator + 8);
  const large = viewOf(await source.read(until, 56));
  if (large.getUint32(0, true) !== signatures.largeEnd) throw new RangeError('The zip has no end');
  return { count: largeNumber(large, 32), at: largeNumber(large, 48), until };
}

async function beginsAsZip(source: ByteSource): Promise<boolean> {
  return source.size > 4 && viewOf(await source.read(0, 4)).getUint32(0, true) === signatures.local;
}

function entriesIn(bytes: Uint8Array, count: number): readonly ZipEntry[] {
  const view = viewOf(bytes);
  let at = 0;
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== signatures.central) throw new RangeError('The directory of the zip has a gap');
    const nameAt = at + 46;
    const extraAt = nameAt + view.getUint16(at + 28, true);
    const end = extraAt + view.getUint16(at + 30, true);
    const extra = extrasIn(bytes.subarray(extraAt, end));
    const flags = view.getUint16(at + 8, true);
    const name = extra.get(extras.unicodeName)?.subarray(5) ?? bytes.subarray(nameAt, extraAt);
    const large = [...(extra.get(extras.large) ?? [])];
    const numberAt = (place: number): number => {
      const own = view.getUint32(place, true);
      return own === elsewhere ? largeNumber(viewOf(Uint8Array.from(large.splice(0, 8))), 0) : own;
    };
    // In the order of the extra field.
    const size = numberAt(at + 24);
    const packedSize = numberAt(at + 20);
    const localAt = numberAt(at + 42);
    const method = view.getUint16(at + 10, true);
    at = end + view.getUint16(at + 32, true);
    return { name: zipName(name), isLocked: (flags & 1) === 1, method, packedSize, size, localAt };
  });
}

function extrasIn(bytes: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const view = viewOf(bytes);
  const found = new Map<number, Uint8Array>();
  for (let at = 0; at + 4 <= bytes.length;) {
    const end = at + 4 + view.getUint16(at + 2, true);
    found.set(view.getUint16(at, true), bytes.subarray(at + 4, end));
    at = end;
  }
  return found;
}

function largeNumber(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}
