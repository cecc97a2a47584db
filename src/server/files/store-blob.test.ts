import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStore } from './disk-store.ts';
import { createPictureWorkers } from './picture-process/picture-workers.ts';
import { type ObjectStore } from './object-store.ts';
import { sizedKey } from './sized-keys.ts';
import { blobKey, type BlobStore, createBlobStore, type Upload } from './store-blob.ts';
import { animation, boxes, demoFile, matroska, ogg, picture, pictureBomb, wave } from './testing/sample-files.ts';

let folder: string;
let store: ObjectStore;
let blobs: BlobStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-blobs-'));
  store = await openDiskStore(folder);
  blobs = createBlobStore({ store, pictures: createPictureWorkers(2) });
});
afterAll(async () => await rm(folder, { recursive: true }));

const upload = async (name: string, bytes: Buffer | string): Promise<Upload> =>
  await blobs.keepUpload(name, Readable.from([Buffer.from(bytes)]));
const left = async (): Promise<readonly string[]> => await readdir(folder, { recursive: true });

type Sample = readonly [name: string, type: string, bytes: () => Promise<Buffer> | Buffer];

const gpx = '<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1"><trk/></gpx>';
const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nHallo\r\n';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

const good: readonly Sample[] = [
  ['a.png', 'image/png', async () => await picture().png().toBuffer()],
  ['a.JPG', 'image/jpeg', async () => await picture().jpeg().toBuffer()],
  ['a.jpeg', 'image/jpeg', async () => await picture().jpeg({ progressive: true }).toBuffer()],
  ['a.webp', 'image/webp', () => demoFile('board/board.webp')],
  ['a.avif', 'image/avif', async () => await picture().avif().toBuffer()],
  ['a.jfif', 'image/jpeg', async () => await picture().jpeg().toBuffer()],
  ['a.gif', 'image/gif', animation],
  ['a.svg', 'image/svg+xml', () => Buffer.from(svg)],
  ['a.mp3', 'audio/mpeg', () => demoFile('audio/de/choices-easy-announce.mp3')],
  ['a.m4a', 'audio/mp4', () => boxes('M4A ')],
  ['b.m4a', 'audio/mp4', () => boxes('isom', 'mp42')],
  ['a.ogg', 'audio/ogg', () => ogg('\u0001vorbis')],
  ['a.opus', 'audio/ogg', () => ogg('OpusHead')],
  ['a.wav', 'audio/wav', () => wave()],
  ['a.flac', 'audio/flac', () => Buffer.from('fLaC\0\0\0\x22')],
  ['a.mp4', 'video/mp4', () => demoFile('video/attractor.mp4')],
  ['a.webm', 'video/webm', () => matroska('webm')],
  ['a.vtt', 'text/vtt', () => demoFile('captions/de/waves.vtt')],
  ['a.srt', 'application/x-subrip', () => Buffer.from(srt)],
  ['a.pdf', 'application/pdf', () => Buffer.from('%PDF-1.7\n')],
  ['a.gpx', 'application/gpx+xml', () => Buffer.from(gpx)],
];

test.each([1, 2])('A JPEG without its last %i bytes is completed, one that lacks more is refused', async (missing) => {
  const whole = await pictureThatNeeds(missing);
  const kept = await upload('a.jpg', whole.subarray(0, -missing));
  expect(await buffer(await store.get(blobKey(kept.hash)))).toEqual(whole);
  expect([kept.bytes, kept.notes]).toEqual([whole.length, []]);
  await expect(upload('a.jpg', whole.subarray(0, -300))).rejects.toMatchObject({ reason: 'picture-broken' });
});

/** Of pictures of noise, one in twenty ends so that a decoder does not miss its last bytes. */
async function pictureThatNeeds(last: number): Promise<Buffer> {
  const whole = await picture().jpeg().toBuffer();
  const isMissed = await sharp(whole.subarray(0, -last), { failOn: 'error' })
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
  return isMissed ? whole : await pictureThatNeeds(last);
}

test('An upload that was changed says so', async () => {
  const { notes } = await upload('a.svg', svg.replace('<path', '<image href="hall.jpg"/><path'));
  expect(notes).toEqual([{ reason: 'file-changed', facts: { name: 'a.svg', changed: 'pictures' } }]);
});

describe('An upload is stored by its content', () => {
  test.each(good)('%s: %s', async (name, type, bytes) => {
    const given = await bytes();
    const kept = await upload(name, given);
    expect(kept).toMatchObject({ name, type });
    const stored = await buffer(await store.get(blobKey(kept.hash)));
    expect(createHash('sha256').update(stored).digest('hex')).toBe(kept.hash);
    if (type !== 'image/svg+xml') expect(stored.equals(given)).toBe(true);
  });

  test('equal files once', async () => {
    const bytes = await picture().png().toBuffer();
    const one = await upload('one.png', bytes);
    const before = await store.stat(blobKey(one.hash));
    expect((await upload('../two.png', bytes)).hash).toBe(one.hash);
    expect(await store.stat(blobKey(one.hash))).toEqual(before);
  });

  test('drawings without active content', async () => {
    const { hash } = await upload('a.svg', svg.replace('<path', '<script>alert(1)</script><path onclick="alert(1)"'));
    expect(String(await buffer(await store.get(blobKey(hash))))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"></path></svg>',
    );
  });

  test('recordings after tags as large as a cover picture', async () => {
    const tag = Buffer.concat([
      Buffer.from('ID3\u0004\0\0\0\u0006\u0000\u0000', 'latin1'),
      Buffer.alloc(6 * 128 * 128, 7),
    ]);
    const bytes = Buffer.concat([tag, demoFile('audio/de/choices-easy-announce.mp3')]);
    expect(await upload('a.mp3', bytes)).toMatchObject({ type: 'audio/mpeg' });
  });
});

// picture-process/fit-picture.test.ts has the other formats.
test('A picture with too many pixels is stored smaller, in its proportions', async () => {
  const before = await left();
  const grey = sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#888' } }).toColourspace('b-w');
  const kept = await upload('a.png', await grey.png({ compressionLevel: 1 }).toBuffer());
  const smaller = { from: { width: 12_000, height: 9000 }, to: { width: 6000, height: 4500 } };
  expect(kept).toMatchObject({ name: 'a.png', smaller });
  const stored = await buffer(await store.get(blobKey(kept.hash)));
  expect(stored).toHaveLength(kept.bytes);
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'png', width: 6000, height: 4500 });
  expect(await left()).toHaveLength(before.length + 1);
});

type BadSample = readonly [name: string, message: RegExp, bytes: () => Promise<Buffer> | Buffer | string];
const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6));

const bad: readonly BadSample[] = [
  [
    'a.jpg',
    /^"a.jpg" is a PNG picture, not a JPEG picture as its name says. Name it "a.png"/,
    async () => await picture().png().toBuffer(),
  ],
  ['a.mp3', /"a.mp3" is a WAV recording.*"a.wav"/, wave],
  ['a.exe', /"a.exe" is a WAV recording. Name it "a.exe.wav"/, wave],
  ['a', /Name it "a.pdf"/, () => '%PDF-1.7'],
  ['a.png', /is an SVG drawing/, () => svg],
  ['a.mp4', /is an M4A recording/, () => boxes('M4A ')],
  ['a.svg', /can be kept/, () => '<html><body>hello</body></html>'],
  ['a.html', /can be kept/, () => '<!DOCTYPE html><script>alert(1)</script>'],
  ['a.svg', /"a.svg" is broken: it .*plain SVG/, () => `${svg}<script>alert(1)</script>`],
  [
    'a.svg',
    /"a.svg" is broken: it is not well-formed XML in line 1 \(undefined entity\)/,
    () => `<!DOCTYPE svg [<!ENTITY lol SYSTEM "file:///etc/passwd">]>${svg.replace('<path', '&lol;<path')}`,
  ],
  ['a.gpx', /"a.gpx" is broken/, () => gpx.replace('</gpx>', '')],
  ['a.vtt', /can be kept/, () => 'WEBVTTX\n'],
  ['a.vtt', /UTF-8/, () => Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nT\xFCr', 'latin1')],
  ['a.js', /can be kept/, () => 'alert(1)'],
  ['a.mp3', /can be kept/, () => randomBytes(5000)],
  ['a.mp3', /can be kept/, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(5000, 1)])],
  ['a.png', /empty/, () => ''],
  ['a.png', /cut off or broken/, async () => cut(await picture().png().toBuffer())],
  ['a.jpg', /cut off or broken/, async () => cut(await picture(400, 300).jpeg().toBuffer())],
  ['a.webp', /cut off or broken/, () => cut(demoFile('board/board.webp'))],
  ['a.png', /can be kept/, () => '\u0089PNG\r\n\u001A\nnothing'],
  ['a.png', /100 million pixels/, pictureBomb],
  ['a.mp4', /cut off or broken/, () => cut(demoFile('video/attractor.mp4'))],
  ['a.mp4', /QuickTime/, () => boxes('qt  ')],
  ['a.avif', /HEIC/, () => boxes('heic', 'mif1')],
  ['a.webm', /Matroska/, () => matroska('matroska')],
  ['a.zip', /unpack/, () => 'PK\u0003\u0004'],
  ['a.pdf', /program/, () => 'MZ\u0090'],
];

describe('An unacceptable upload is refused with advice and leaves nothing behind', () => {
  test.each(bad)('%s: %s', async (name, message, bytes) => {
    const before = await left();
    const content = await bytes();
    const refused = upload(name, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
    await expect(refused).rejects.toMatchObject({ code: 'wrong-file', message: expect.stringMatching(message) });
    expect(await left()).toEqual(before);
  });

  const repeated = (piece: (level: number) => string): string =>
    Array.from({ length: 30 }, (_, level) => `<g id="g${level + 1}">${piece(level).repeat(10)}</g>`).join('');

  test.each([
    ['uses', (level: number) => `<use href="#g${level}"/>`],
    ['masks', (level: number) => `<path d="M0" style="mask: url('#g${level}')"/>`],
  ])('a drawing that repeats itself a billion times by %s', async (_, piece) => {
    const bomb = svg.replace('<path', `<path id="g0" d="M0 0h9"/>${repeated(piece)}<path`);
    const message = expect.stringContaining('no phone could draw it');
    await expect(upload('a.svg', bomb)).rejects.toMatchObject({ code: 'wrong-file', message });
  });

  test('a drawing with a circular reference is harmless', async () => {
    const circle = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><path';
    expect(await upload('a.svg', svg.replace('<path', circle))).toMatchObject({ type: 'image/svg+xml' });
  });

  test('an interrupted upload', async () => {
    const before = await left();
    const broken = new Readable({ read: () => {} });
    broken.push(Buffer.alloc(100_000));
    const kept = blobs.keepUpload('a.png', broken);
    broken.destroy(new Error('the client went away'));
    await expect(kept).rejects.toThrow('the client went away');
    expect(await left()).toEqual(before);
  });

  test('an invalid name, after its bytes are read', async () => {
    const stream = Readable.from([Buffer.alloc(10), Buffer.alloc(10)]);
    await expect(blobs.keepUpload('...', stream)).rejects.toMatchObject({ code: 'wrong-value' });
    await expect.poll(() => stream.readableEnded).toBe(true);
  });
});

test('Any bytes are stored unchanged', async () => {
  const bytes = randomBytes(3_000_000);
  const { hash } = await blobs.add(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]));
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(bytes.equals(await buffer(await store.get(blobKey(hash))))).toBe(true);
});

describe('Bytes that the disk has changed', () => {
  const bytes = randomBytes(100_000);
  const spoiled = Buffer.from(bytes);
  spoiled[50_000] = (spoiled[50_000] ?? 0) ^ 1;

  test.each([
    ['one bit', spoiled],
    ['the end', bytes.subarray(0, 99_999)],
  ])('(%s) are replaced when the file is stored again, and its smaller copies are removed', async (_, wrong) => {
    const { hash } = await blobs.add(Readable.from([bytes]));
    await store.put(blobKey(hash), wrong);
    await store.put(sizedKey(hash, 320, 'webp'), Buffer.from('small'));
    await blobs.add(Readable.from([bytes]));
    expect(bytes.equals(await buffer(await store.get(blobKey(hash))))).toBe(true);
    expect(await store.stat(sizedKey(hash, 320, 'webp'))).toBeUndefined();
  });

  test('leave the smaller copies of undamaged files alone', async () => {
    const { hash } = await blobs.add(Readable.from([bytes]));
    await store.put(sizedKey(hash, 320, 'webp'), Buffer.from('small'));
    await blobs.add(Readable.from([bytes]));
    expect(await store.stat(sizedKey(hash, 320, 'webp'))).toBeDefined();
  });
});
