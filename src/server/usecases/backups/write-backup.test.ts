import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesEntry, type Note } from './write-backup.ts';

it('A large definition is hashed and written in slices, so that other calls come between them', async () => {
  const bytes = Buffer.alloc(1_000_001, 'words ');
  const noted: Parameters<Note>[0][] = [];
  const { content } = bytesEntry('tourDefinition.yaml', bytes, new Date(0), (entry) => noted.push(entry));
  const slices: Buffer[] = [];
  for await (const slice of (await content?.open()) ?? []) slices.push(Buffer.from(slice));
  expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024);
  expect(Buffer.concat(slices).equals(bytes)).toBe(true);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(noted).toEqual([{ name: 'tourDefinition.yaml', bytes: bytes.length, sha256 }]);
});
