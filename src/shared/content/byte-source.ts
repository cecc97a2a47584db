/** Bytes that are read in parts, such as those of a large file on a disk. */
export interface ByteSource {
  readonly size: number;
  /** Returns fewer at the end. */
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
}

export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (from, length) => bytes.subarray(from, from + length) };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
