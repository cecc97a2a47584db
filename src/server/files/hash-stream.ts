import { createHash } from 'node:crypto';
import { type Readable } from 'node:stream';

export interface Blob {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** Reads a stream to its end, and returns its hash and size. */
export async function hashStream(stream: Readable): Promise<Blob> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { hash: hash.digest('hex'), bytes };
}
