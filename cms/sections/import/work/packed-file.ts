import { type ByteSource } from '#content/byte-source.ts';

/** A file that was dropped, or that an archive holds. */
export interface DroppedFile {
  /** With the folders in which it was. */
  readonly path: string;
  readonly file: File;
  /** If the file is deflated, as in an archive: the bytes that it becomes. */
  readonly unpacksTo?: number;
}

/** Bytes that are unpacked to look at the beginning of a file. */
const headLength = 64 * 1024;

export function bytesOf({ file, unpacksTo = file.size }: DroppedFile): number {
  return unpacksTo;
}

/** Returns what is in a file, unpacked. @throws if it is damaged, or holds more or less than its archive says */
export async function contentOf({ file, unpacksTo }: DroppedFile): Promise<Blob> {
  if (unpacksTo === undefined) return file;
  let left = unpacksTo;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      left -= chunk.length;
      if (left < 0) throw new RangeError('The file holds more than its archive says');
      controller.enqueue(chunk);
    },
    flush: () => {
      if (left > 0) throw new RangeError('The file holds less than its archive says');
    },
  });
  return new Blob([await new Response(unpackedStream(file).pipeThrough(counting)).blob()], { type: file.type });
}

/** Reads parts of a file. What is deflated is unpacked from the start, and as a whole only if its beginning is not enough. */
export function sourceOf(dropped: DroppedFile): ByteSource {
  const { file, unpacksTo } = dropped;
  if (unpacksTo === undefined) return sourceOfBlob(file);
  let head: Promise<Uint8Array> | undefined;
  let whole: Promise<Blob> | undefined;
  return {
    size: unpacksTo,
    read: async (from, length) => {
      if (from + length > headLength) return sourceOfBlob(await (whole ??= contentOf(dropped))).read(from, length);
      return (await (head ??= headOf(file))).subarray(from, from + length);
    },
  };
}

export function sourceOfBlob(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (from, length) => new Uint8Array(await blob.slice(from, from + length).arrayBuffer()),
  };
}

async function headOf(file: Blob): Promise<Uint8Array> {
  const reader = unpackedStream(file).getReader();
  const head = new Uint8Array(headLength);
  let length = 0;
  while (length < headLength) {
    const { done, value } = await reader.read();
    if (done) break;
    head.set(value.subarray(0, headLength - length), length);
    length += value.length;
  }
  // What follows may be damaged.
  void reader.cancel().catch(() => undefined);
  return head.subarray(0, length);
}

function unpackedStream(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  return file.stream().pipeThrough(new DecompressionStream('deflate-raw'));
}
