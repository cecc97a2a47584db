import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesIn } from './lines.ts';

async function read(pieces: readonly Uint8Array[], most?: number): Promise<string[]> {
  const lines = [];
  for await (const line of linesIn(Readable.from(pieces.map((piece) => Buffer.from(piece))), most)) lines.push(line);
  return lines;
}

it('lines are the same, wherever a stream is cut', async () => {
  const text = fc.array(fc.string({ unit: fc.constantFrom('a', 'ä', '😀', '\u2028', '\r') }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(60)), async (lines, cuts) => {
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      const places = [0, ...cuts.toSorted((one, other) => one - other), bytes.length];
      const pieces = places.slice(1).map((end, index) => bytes.subarray(places[index] ?? 0, end));
      expect(await read(pieces)).toEqual(lines);
    }),
  );
});

it('the last line needs no end, and none may be endless', async () => {
  expect(await read([Buffer.from('a\nb')])).toEqual(['a', 'b']);
  const endless = Array.from({ length: 5 }, () => Buffer.from('1234'));
  await expect(read(endless, 16)).rejects.toThrow('more than 16 characters');
  expect(await read([Buffer.from('1234\n1234\n')], 4)).toEqual(['1234', '1234']);
});
