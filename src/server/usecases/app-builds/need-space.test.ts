import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { needSpaceFor } from './need-space.ts';

const medium = (Bytes: number) => ({
  Path: 'files/a.mp3',
  Bytes,
  SHA256: '',
  Type: 'audio/mpeg',
  Tours: [],
  Languages: [],
});

it('a build that would fill the disk does not begin', async () => {
  await expect(needSpaceFor(tmpdir(), [medium(1)])).resolves.toBeUndefined();
  await expect(needSpaceFor(tmpdir(), [medium(1), medium(1e17)])).rejects.toMatchObject({ reason: 'storage-full' });
});
