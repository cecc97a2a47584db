import { createHash, type Hash } from 'node:crypto';
import { pieceBytes } from '#contract/media-list.ts';
import { type Blob } from './hash-stream.ts';

export interface PiecedBlob extends Blob {
  /** SHA-256 of each {@link pieceBytes}, in hexadecimal; the last piece is shorter. */
  readonly pieces: readonly string[];
}

/** Reads a stream to its end, and returns the hashes of its pieces, by which devices verify a download in parts. */
export async function hashPieces(stream: AsyncIterable<Buffer>): Promise<PiecedBlob> {
  const whole = createHash('sha256');
  const pieces: string[] = [];
  let bytes = 0;
  let piece: Hash | undefined;
  for await (const chunk of stream) {
    whole.update(chunk);
    for (let start = 0; start < chunk.length;) {
      piece ??= createHash('sha256');
      const end = Math.min(chunk.length, start + pieceBytes - (bytes % pieceBytes));
      piece.update(chunk.subarray(start, end));
      bytes += end - start;
      start = end;
      if (bytes % pieceBytes > 0) continue;
      pieces.push(piece.digest('hex'));
      piece = undefined;
    }
  }
  if (piece !== undefined) pieces.push(piece.digest('hex'));
  return { hash: whole.digest('hex'), bytes, pieces };
}
