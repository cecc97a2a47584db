import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface WriteStreamOptions {
  /** Syncs the bytes to disk before it settles. */
  readonly flush?: boolean;
  /** Receives every chunk. */
  readonly note?: ((piece: Buffer) => void) | undefined;
  /** The file's permissions, instead of the usual ones. */
  readonly mode?: number;
  /** Ends it early. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes a new file. Once it settles, even with an error, nothing opens or writes the file any longer, so that it can
 * be removed: a stream may fail while the file is still being opened.
 *
 * @returns the size in bytes
 * @throws the reason of the signal, or the error of the stream or of the disk
 */
export async function writeStream(
  from: Readable | AsyncIterable<Buffer>,
  path: string,
  { flush = false, note, mode, signal }: WriteStreamOptions = {},
): Promise<number> {
  const given = mode === undefined ? {} : { mode };
  const out = createWriteStream(path, { ...given, flags: 'wx', flush, highWaterMark: 1024 * 1024 });
  const closed = new Promise<void>((resolve) => void out.once('close', resolve));
  try {
    const options = signal === undefined ? {} : { signal };
    await (note === undefined ? pipeline(from, out, options) : pipeline(from, noting(note), out, options));
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await closed;
  }
  return out.bytesWritten;
}

/** No generator: a pipeline that is broken off would wait for it, and so for a source that has gone silent. */
function noting(note: (piece: Buffer) => void): Transform {
  return new Transform({
    transform: (piece: Buffer, _encoding, pass) => {
      note(piece);
      pass(null, piece);
    },
  });
}
