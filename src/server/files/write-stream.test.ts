import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeStream } from './write-stream.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-stream-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a stream that fails while the file is being opened does not create it after its removal', async () => {
  const { open } = fs;
  const opening: (() => void)[] = [];
  vi.spyOn(fs, 'open').mockImplementationOnce((...args: Parameters<typeof open>) => {
    opening.push(() => open(...args));
  });
  const path = join(folder, 'broken');
  const stream = new Readable({ read: () => {} });
  const settled: string[] = [];
  const removed = writeStream(stream, path, { note: () => {} })
    .catch((error: unknown) => settled.push(String(error)))
    .then(() => rm(path, { force: true }));
  stream.destroy(new Error('the client went away'));
  for (let turn = 0; turn < 20; turn += 1) await immediate();
  expect([opening.length, settled]).toEqual([1, []]);
  opening[0]?.();
  await removed;
  expect([settled, await readdir(folder)]).toEqual([['Error: the client went away'], []]);
});

test('every chunk is reported and written, and an existing file stays', async () => {
  const path = join(folder, 'whole');
  const hash = createHash('sha256');
  const pieces = [Buffer.alloc(7, 1), Buffer.alloc(3_000_000, 2)];
  const bytes = await writeStream(Readable.from(pieces), path, {
    flush: true,
    note: (piece) => void hash.update(piece),
  });
  expect(bytes).toBe(3_000_007);
  const written = await readFile(path);
  expect(createHash('sha256').update(written).digest('hex')).toBe(hash.digest('hex'));
  await expect(writeStream(Readable.from([Buffer.alloc(1)]), path)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(written.equals(await readFile(path))).toBe(true);
});

test('a file is only for those whom its mode names, and ends early with the reason of the signal', async () => {
  const path = join(folder, 'broken off');
  const stopping = new AbortController();
  const endless = new Readable({ read: () => {} });
  endless.push(Buffer.alloc(1));
  const note = (): void => stopping.abort(new Error('no longer needed'));
  await expect(writeStream(endless, path, { mode: 0o600, note, signal: stopping.signal })).rejects.toThrow(
    'no longer needed',
  );
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
