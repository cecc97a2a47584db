import { deflateRawSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { utf8, type ZippedFile, zipOf } from '#content/testing/zip-of.ts';
import { openArchives } from './open-archives.ts';
import { contentOf, type DroppedFile, sourceOf } from './packed-file.ts';

const data = utf8('Ton');
const dropped = (path: string, content: Uint8Array<ArrayBuffer>): DroppedFile => ({
  path,
  file: new File([content], path.split('/').at(-1) ?? path),
});
const zip = (path: string, ...files: readonly ZippedFile[]): DroppedFile => dropped(path, zipOf(files));
const pathsOf = async (...files: readonly DroppedFile[]) => (await openArchives(files)).files.map(({ path }) => path);
const refusalsOf = async (...files: readonly DroppedFile[]) =>
  (await openArchives(files)).refusals.map(({ code, from }) => [code, from.file]);

it('takes archives for the folders that they hold, beside others', async () => {
  expect(
    await pathsOf(
      dropped('1.mp3', Uint8Array.from(data)),
      zip('Ton.zip', { name: 'de/1.mp3', data }, { name: 'de/', data: new Uint8Array() }, { name: '2.mp3', data }),
      zip('neu/EN.ZIP', { name: 'en/', data: new Uint8Array() }, { name: 'en/1.mp3', data }),
    ),
  ).toEqual(['1.mp3', 'Ton/de/1.mp3', 'Ton/2.mp3', 'neu/en/1.mp3']);
});

it('leaves out what systems add, and hidden files', async () => {
  const files = ['__MACOSX/._1.mp3', '.DS_Store', 'de/.git/1.mp3', 'Thumbs.db', '1.mp3'];
  const archive = zip('a.zip', ...files.map((name) => ({ name, data })));
  expect(await openArchives([archive, dropped('.b.zip', zipOf([]))])).toMatchObject({
    files: [{ path: 'a/1.mp3' }],
    refusals: [],
  });
});

it('names what it cannot open, with the reason', async () => {
  const huge = Array.from({ length: 5 }, (_, name) => ({ name: `${name}.wav`, data, method: 8, size: 2 ** 32 - 16 }));
  expect(
    await refusalsOf(
      dropped('a.zip', Uint8Array.from(utf8('Das ist kein Archiv, sondern ein Text.'))),
      dropped('b.zip', zipOf([{ name: '1.mp3', data }]).slice(0, 40)),
      zip('c.zip', { name: '1.mp3', data, flags: 1 }),
      zip('d.zip', ...huge),
      dropped('e.rar', Uint8Array.from(data)),
      zip(
        'f.zip',
        { name: '../1.mp3', data },
        { name: 'C:\\1.mp3', data },
        { name: '/1.mp3', data },
        { name: '1.mp3', data },
      ),
      zip('g.zip', { name: 'mehr.zip', data }, { name: '1.mp3', data, method: 9 }),
    ),
  ).toEqual([
    ['archive-kind', 'a.zip'],
    ['archive-damaged', 'b.zip'],
    ['archive-password', 'c.zip'],
    ['archive-too-large', 'd.zip'],
    ['archive-kind', 'e.rar'],
    ['archive-path', 'f.zip/../1.mp3'],
    ['archive-path', 'f.zip/C:/1.mp3'],
    ['archive-path', 'f.zip//1.mp3'],
    ['archive-kind', 'g.zip/mehr.zip'],
    ['archive-kind', 'g.zip/1.mp3'],
  ]);
});

it('does not take entries that share their bytes', async () => {
  const bomb = zipOf([
    { name: '1.wav', data: new Uint8Array(500) },
    ...'23456'.split('').map((name) => ({ name, data })),
  ]);
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 20, 500, true);
  }
  expect(await refusalsOf(dropped('a.zip', bomb))).toEqual([['archive-too-large', 'a.zip']]);
});

it('takes one of several files with the same path', async () => {
  const files = [dropped('de/1.mp3', Uint8Array.from(data)), zip('de.zip', { name: '1.mp3', data })];
  expect(await pathsOf(...files)).toEqual(['de/1.mp3']);
  expect(await refusalsOf(...files)).toEqual([['file-twice', 'de/1.mp3']]);
});

it('unpacks a file only when it is asked for, and no more than the archive says', async () => {
  const sound = Buffer.alloc(300_000, 'Ton');
  const packed = deflateRawSync(sound);
  const archive = (size: number) => zip('a.zip', { name: '1.wav', data: packed, method: 8, size });
  const [file] = (await openArchives([archive(sound.length)])).files;
  const stream = vi.spyOn(Blob.prototype, 'stream');
  if (file === undefined) throw new Error('The archive has no file');
  const source = sourceOf(file);
  expect(stream).not.toHaveBeenCalled();
  expect([await source.read(1, 3), source.size]).toEqual([Uint8Array.from(sound.subarray(1, 4)), sound.length]);
  expect(Buffer.from(await source.read(299_999, 9)).toString()).toBe('n');
  expect(Buffer.from(await (await contentOf(file)).arrayBuffer()).equals(sound)).toBe(true);
  for (const wrong of [sound.length - 1, sound.length + 1]) {
    const [other] = (await openArchives([archive(wrong)])).files;
    await expect(contentOf(other as DroppedFile)).rejects.toThrow('its archive says');
  }
});
