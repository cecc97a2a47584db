import { createWriteStream } from 'node:fs';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface WriteStreamOptions {
  /** Its bytes are on the disk when it settles. */
  readonly flush?: boolean;
  /** Sees every piece on its way. */
  readonly note?: (piece: Buffer) => void;
}

/**
 * Writes a new file. When it settles, also by an error, nothing opens or writes the file any more, so that it can be
 * removed: what breaks off at once does so while the file is still being opened.
 *
 * @returns how many bytes it has
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
