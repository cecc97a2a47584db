import { createReadStream } from 'node:fs';
import { type Blob, hashStream } from './hash-stream.ts';

/** Reads a local file to its end, and returns its hash and size. */
export async function hashFile(path: string): Promise<Blob> {
  return hashStream(createReadStream(path, { highWaterMark: 1024 * 1024 }));
}
