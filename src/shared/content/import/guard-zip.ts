import { readLimits } from './plan.ts';

export type GuardedZip =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly names: readonly string[] }
  | { readonly ok: false; readonly fault: 'damaged' | 'unpacks-too-large'; readonly unpacked: number };

const centralSignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const localSignature = 0x04_03_4b_50;
const zip64 = 0x00_01;

/**
 * Adds up what a zip unpacks to, and returns a copy whose local headers repeat the sizes of the directory: the sheet
 * library reserves what a local header claims, and without a claim it grows without end.
 */
export function guardZip(given: Uint8Array): GuardedZip {
  const bytes = given.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const damaged = { ok: false, fault: 'damaged', unpacked: 0 } as const;
  try {
    const names: string[] = [];
    let unpacked = 0;
    let end = bytes.length - 22;
    while (view.getUint32(end, true) !== endSignature) end -= 1;
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== centralSignature) return damaged;
      const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
      const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
      const local = view.getUint32(at + 42, true);
      // Nothing becomes bytes out of none; so small a claim about a packed file is a lie.
      if (size === 0 && packedSize > 2 && view.getUint16(at + 10, true) !== 0) return damaged;
      unpacked += size;
      if (unpacked > readLimits.unpackedBytes) return { ok: false, fault: 'unpacks-too-large', unpacked };
      if (view.getUint32(local, true) !== localSignature) return damaged;
      view.setUint32(local + 18, packedSize, true);
      view.setUint32(local + 22, size, true);
      hideSizes(view, at + 46 + nameLength, extraLength);
      hideSizes(view, local + 30 + view.getUint16(local + 26, true), view.getUint16(local + 28, true));
      names.push(String.fromCodePoint(...bytes.subarray(at + 46, at + 46 + nameLength)));
      at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    }
    return { ok: true, bytes, names };
  } catch (error) {
    if (error instanceof RangeError) return damaged;
    throw error;
  }
}

/** Sizes of large files in an extra field would win over those in the header. */
function hideSizes(view: DataView, start: number, length: number): void {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === zip64) view.setUint16(at, 0xff_ff, true);
  }
}
