import { expect, test, vi } from 'vitest';
import { type Medium, pieceBytes } from '#contract/media-list.ts';
import { hexDigest } from '#contract/hex-digest.ts';
import { answerMedium } from './stored-media.ts';

const scope = 'https://museum.example/guide/';

interface StoredFile {
  readonly medium: Medium;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pieces: ReadonlyMap<string, Blob>;
}

/** Makes a file whose bytes differ at every place of a piece. */
async function storeFile(path: string, size: number): Promise<StoredFile> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 31 + (at >> 9)) % 251;
  const pieces = new Map<string, Blob>();
  for (let at = 0; at < Math.max(1, size); at += pieceBytes) {
    const piece = bytes.slice(at, at + pieceBytes);
    pieces.set(await hexDigest(piece), new Blob([piece]));
  }
  const sha256 = await hexDigest(bytes);
  const medium = {
    path,
    bytes: size,
    sha256,
    type: 'audio/mpeg',
    tours: [],
    languages: [],
    pieces: [...pieces.keys()],
  };
  return { medium, bytes, pieces };
}

function ask({ medium, pieces }: StoredFile, headers: Record<string, string>, query = ''): Promise<Response> {
  const address = scope + medium.path.split('/').map(encodeURIComponent).join('/') + query;
  return answerMedium(new Request(address, { headers }), 'page', {
    scope,
    pieces: { read: async (hash) => pieces.get(hash) },
    mediaFor: async () => new Map([[medium.path, medium]]),
  });
}

const files = await Promise.all([
  storeFile('files/small.mp3', 1000),
  storeFile('files/one piece.mp3', pieceBytes),
  storeFile('files/ä/two.mp3', pieceBytes + 1),
  storeFile('files/three.mp4', 2 * pieceBytes + 12_345),
]);

/** Each form of a range with the first and the last byte of its answer, for a file of `n` bytes. */
const forms: readonly (readonly [
  string,
  (n: number) => readonly [string, 'whole' | 'none' | readonly [number, number]],
])[] = [
  ['the first byte', () => ['bytes=0-0', [0, 0]]],
  ['the first two', () => ['bytes=0-1', [0, 1]]],
  ['everything', (n) => [`bytes=0-${n - 1}`, [0, n - 1]]],
  ['from the start', (n) => ['bytes=0-', [0, n - 1]]],
  ['past the end', (n) => [`bytes=0-${n + 5}`, [0, n - 1]]],
  ['to a huge end', (n) => ['bytes=10-99999999999999', [10, n - 1]]],
  ['the last byte', (n) => [`bytes=${n - 1}-`, [n - 1, n - 1]]],
  ['the last byte, named twice', (n) => [`bytes=${n - 1}-${n - 1}`, [n - 1, n - 1]]],
  ['the end by length', (n) => ['bytes=-1', [n - 1, n - 1]]],
  ['more than the end by length', (n) => [`bytes=-${n + 7}`, [0, n - 1]]],
  ['500 of the end', (n) => ['bytes=-500', [n - 500, n - 1]]],
  ['the middle', (n) => [`bytes=${n >> 1}-${(n >> 1) + 99}`, [n >> 1, (n >> 1) + 99]]],
  ['across the middle', (n) => [`bytes=${(n >> 1) - 300}-${(n >> 1) + 300}`, [(n >> 1) - 300, (n >> 1) + 300]]],
  ['with capitals and blanks', (n) => [' Bytes = 5 - 9 ', n > 9 ? [5, 9] : 'none']],
  ['behind the end', (n) => [`bytes=${n}-`, 'none']],
  ['far behind the end', (n) => [`bytes=${n + 100}-${n + 200}`, 'none']],
  ['no bytes of the end', () => ['bytes=-0', 'none']],
  ['backwards', () => ['bytes=9-5', 'whole']],
  ['nothing', () => ['bytes=-', 'whole']],
  ['another unit', () => ['seconds=0-5', 'whole']],
  ['several', () => ['bytes=0-1,5-6', 'whole']],
  ['words', () => ['bytes=a-b', 'whole']],
  ['negative numbers', () => ['bytes=-5-9', 'whole']],
  ['no range', () => ['', 'whole']],
];

test.each(forms)('%s is answered with exactly its bytes', async (_name, form) => {
  for (const file of files) {
    const { bytes, medium } = file;
    const [range, expected] = form(bytes.length);
    const answer = await ask(file, range === '' ? {} : { range });
    const got = new Uint8Array(await answer.arrayBuffer());
    if (expected === 'none') {
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
      continue;
    }
    const [first, last] = expected === 'whole' ? [0, bytes.length - 1] : expected;
    expect(await hexDigest(got)).toBe(await hexDigest(bytes.slice(first, last + 1)));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(last + 1 - first),
      'content-type': 'audio/mpeg',
      etag: `"${medium.sha256}"`,
      ...(expected === 'whole' ? {} : { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
    });
    expect(answer.status).toBe(expected === 'whole' ? 200 : 206);
  }
});

test('a range is for the bytes that the page knows: of others it gets the whole file', async () => {
  const [file] = files;
  if (file === undefined) return expect.fail();
  const range = 'bytes=5-9';
  expect((await ask(file, { range, 'if-range': `"${file.medium.sha256}"` })).status).toBe(206);
  expect((await ask(file, { range, 'if-range': '"other"' })).status).toBe(200);
  expect((await ask(file, { range, 'if-range': new Date(0).toUTCString() })).status).toBe(200);
});

test('stored pieces are answered while the rest is still missing; the network answers for the rest', async () => {
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('network'));
  const file = files[3];
  if (file === undefined) return expect.fail();
  const [first = ''] = file.medium.pieces;
  const begun = { ...file, pieces: new Map([...file.pieces].filter(([hash]) => hash === first)) };
  expect((await ask(begun, { range: 'bytes=0-9' })).status).toBe(206);
  expect(network).not.toHaveBeenCalled();
  expect(await (await ask(begun, { range: `bytes=0-${pieceBytes}` })).text()).toBe('network');
  expect(await (await ask(begun, {})).text()).toBe('network');
  network.mockRestore();
});

test('a picture is answered in the size that is stored, and in another one when the network fails', async () => {
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('network'));
  const { medium, pieces: original } = await storeFile('files/house.webp', 1000);
  const small = new Blob(['small'], { type: 'image/avif' });
  const file = { medium, bytes: new Uint8Array(), pieces: new Map([[`${medium.sha256}-640`, small]]) };
  const answer = await ask(file, {}, '?width=640');
  expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['small', 'image/avif']);
  expect(await (await ask(file, {}, '?width=960')).text()).toBe('network');
  expect(await (await ask(file, {})).text()).toBe('network');
  network.mockImplementation(async () => Promise.reject(new TypeError('no network')));
  expect(await (await ask(file, {}, '?width=960')).text()).toBe('small');
  expect(await (await ask(file, {})).text()).toBe('small');
  await expect(ask({ ...file, pieces: new Map() }, {}, '?width=960')).rejects.toThrow('no network');
  // The original is the better one.
  expect((await (await ask({ ...file, pieces: original }, {}, '?width=640')).blob()).size).toBe(1000);
  network.mockRestore();
});
