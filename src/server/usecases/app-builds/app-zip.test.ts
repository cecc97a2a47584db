import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { zipApp } from './app-zip.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-zip-'));
  const files = {
    'linked/AndroidManifest.xml': '<manifest/>',
    'linked/resources.arsc': 'resources',
    'guide/index.html': 'start',
    'guide/files/sound.mp3': 'sound',
    'guide/files/plan.SVG': '<svg/>',
    'guide/files/Photo.JPG': 'photo',
    'guide/files/back\\slash.mp3': 'no zip can hold it',
    'classes.dex': 'code',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const zip = (name: string, signal = new AbortController().signal): Promise<readonly string[]> =>
  zipApp({
    linked: join(folder, 'linked'),
    dex: join(folder, 'classes.dex'),
    appJson: '{}',
    guide: join(folder, 'guide'),
    out: join(folder, name),
    signal,
  });

it('An app has its media stored as they are, and leaves out names that no zip can hold', async () => {
  expect(await zip('a.apk')).toEqual(['files/back\\slash.mp3']);
  const read = await openPromise(join(folder, 'a.apk'), { lazyEntries: true });
  const stored: Record<string, boolean> = {};
  for await (const { fileName, compressionMethod } of read.eachEntry()) stored[fileName] = compressionMethod === 0;
  expect(stored).toEqual({
    'AndroidManifest.xml': false,
    'resources.arsc': true,
    'classes.dex': false,
    'assets/app.json': false,
    'assets/guide/files/Photo.JPG': true,
    'assets/guide/files/plan.SVG': false,
    'assets/guide/files/sound.mp3': true,
    'assets/guide/index.html': false,
  });
});

it('Equal content makes an equal app, whenever its files were written', async () => {
  await zip('a.apk');
  await utimes(join(folder, 'guide/index.html'), 1, 1);
  await zip('b.apk');
  expect((await readFile(join(folder, 'a.apk'))).equals(await readFile(join(folder, 'b.apk')))).toBe(true);
});

it('A cancelled app ends between two files', async () => {
  await expect(zip('a.apk', AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
});
