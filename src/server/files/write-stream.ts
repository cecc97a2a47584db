import { createWriteStream } from 'node:fs';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface WriteStreamOptions {
  /** Syncs the bytes to disk before it settles. */
  readonly flush?: boolean;
  /** Receives every chunk. */
  readonly note?: (piece: Buffer) => void;
}

/**
 * Writes a new file. Once it settles, even with an error, nothing opens or writes the file any longer, so that it can
 * be removed: a stream may fail while the file is still being opened.
 *
 * @returns the size in bytes
 */
export async function writeStream(
  from: Readable | AsyncIterable<Buffer>,
  path: string,
  { flush = false, note }: WriteStreamOptions = {},
): Promise<number> {
  const out = createWriteStream(path, { flags: 'wx', flush, highWaterMark: 1024 * 1024 });
  const closed = new Promise<void>((resolve) => void out.once('close', resolve));
  try {
    await (note === undefined ? pipeline(from, out) : pipeline(from, noting(note), out));
  } finally {
    await closed;
  }
  return out.bytesWritten;
}

function noting(note: (piece: Buffer) => void): (from: AsyncIterable<Buffer>) => AsyncIterable<Buffer> {
  return async function* noted(from) {
    for await (const piece of from) {
      note(piece);
      yield piece;
    }
  };
}
