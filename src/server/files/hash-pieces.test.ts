import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pieceBytes } from '#contract/media-list.ts';
import { hashPieces } from './hash-pieces.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function* cut(bytes: Buffer, lengths: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (const length of lengths) {
    yield bytes.subarray(at, at + length);
    at += length;
  }
  yield bytes.subarray(at);
}

it('hashes the same pieces however the stream is cut', async () => {
  const sizes = fc.constantFrom(0, 1, pieceBytes - 1, pieceBytes, pieceBytes + 1, 2 * pieceBytes, 2 * pieceBytes + 7);
  const lengths = fc.array(fc.nat(pieceBytes + 3), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(sizes, lengths, async (size, cuts) => {
      const bytes = Buffer.alloc(size, 'Cicerone');
      const pieces: string[] = [];
      for (let at = 0; at < size; at += pieceBytes) pieces.push(hashOf(bytes.subarray(at, at + pieceBytes)));
      expect(await hashPieces(cut(bytes, cuts))).toEqual({ hash: hashOf(bytes), bytes: size, pieces });
    }),
    { numRuns: 30 },
  );
});
