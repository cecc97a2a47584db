import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStore } from './disk-store.ts';
import { PictureWorkerEnded } from './picture-process/picture-worker.ts';
import { createPictureWorkers, type PictureWorkers } from './picture-process/picture-workers.ts';
import { type ObjectStore } from './object-store.ts';
import { createPictureSizes, type OriginalPicture, type PictureSizes, readWidth } from './picture-sizes.ts';
import { blobKey, createBlobStore } from './store-blob.ts';
import { animation, picture } from './testing/sample-files.ts';

let folder: string;
let disk: ObjectStore;
let pictures: PictureWorkers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-sizes-'));
  disk = await openDiskStore(folder);
  pictures = createPictureWorkers(2);
});
afterAll(async () => {
  pictures.close();
  await rm(folder, { recursive: true });
});

const avif = 'image/avif,image/webp,image/*,*/*;q=0.8';

const keep = async (bytes: Buffer, type = 'image/jpeg'): Promise<OriginalPicture> => ({
  ...(await createBlobStore({ store: disk, pictures }).add(Readable.from([bytes]))),
  type,
});
const photo = async (width = 1500): Promise<OriginalPicture> =>
  await keep(await picture(width, 60).jpeg({ quality: 95 }).toBuffer());

test('Sizes of pictures of a bucket are made of a copy on the disk', async () => {
  const bucket: ObjectStore = { ...disk, localPath: () => undefined };
  const sizes = createPictureSizes({ store: bucket, pictures, lightBytes: 0 });
  const sized = await sizes.sized(await photo(1400), 320, avif);
  expect((await sharp(await buffer(await disk.get(sized?.key ?? ''))).metadata()).width).toBe(320);
});

test.each(['image/avif', 'image/webp'])(
  'A size of a CMYK picture as %s has the colours of browsers',
  async (accept) => {
    const background = { r: 205, g: 23, b: 15 };
    const printed = await sharp({ create: { width: 1000, height: 60, channels: 3, background } })
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = await sharp(printed)
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .raw()
      .toBuffer();
    const shown = [cyan, magenta, yellow].map((ink) => ((255 - ink) * (255 - black)) / 255);
    const sized = await createPictureSizes({ store: disk, pictures, lightBytes: 0 }).sized(
      await keep(printed),
      320,
      accept,
    );
    const pixels = await sharp(await buffer(await disk.get(sized?.key ?? '')))
      .raw()
      .toBuffer();
    for (const [at, value] of shown.entries()) expect(Math.abs((pixels[at] ?? 0) - value)).toBeLessThan(6);
  },
);

describe('Sizes of pictures', () => {
  let store: ObjectStore;
  let sizes: PictureSizes;
  let puts: string[];

  beforeAll(() => {
    puts = [];
    store = { ...disk, put: async (key, body) => (puts.push(key), await disk.put(key, body)) };
    sizes = createPictureSizes({ store, pictures, lightBytes: 0 });
  });

  test('a light original is answered until its smaller size is made', async () => {
    const light = createPictureSizes({ store, pictures });
    const original = await photo();
    expect(await light.sized(original, 320, avif)).toBeUndefined();
    await expect.poll(async () => (await light.sized(original, 320, avif))?.type).toBe('image/avif');
  });

  test.each([
    [1, avif, 160, 'avif'],
    [320, avif, 320, 'avif'],
    [321, 'image/webp', 640, 'webp'],
    [1000, 'image/avif;q=0, IMAGE/WEBP;q=0.9', 1280, 'webp'],
  ] as const)('a width of %i for %s', async (width, accept, expected, format) => {
    const original = await photo();
    const sized = await sizes.sized(original, width, accept);
    expect(sized).toMatchObject({ key: `sizes/${original.hash}-${expected}.${format}`, type: `image/${format}` });
    const made = await buffer(await disk.get(sized?.key ?? ''));
    expect(made.length).toBe(sized?.bytes);
    const { width: real, format: kind } = await sharp(made).metadata();
    expect([real, kind]).toEqual([expected, format === 'avif' ? 'heif' : 'webp']);
  });

  test('are made once for concurrent requests', async () => {
    const original = await photo(1501);
    puts.length = 0;
    const all = await Promise.all(Array.from({ length: 8 }, async () => await sizes.sized(original, 640, avif)));
    expect(new Set(all.map((sized) => sized?.etag)).size).toBe(1);
    await sizes.sized(original, 600, avif);
    expect(puts).toEqual([`sizes/${original.hash}-640.avif`]);
    await sizes.forget(original.hash);
    expect(await disk.stat(`sizes/${original.hash}-640.avif`)).toBeUndefined();
  });

  test('that are known are answered without asking the store, until they are doubted or outdated', async () => {
    let [stats, now] = [0, 0];
    const counting = { ...disk, stat: async (key: string) => ((stats += 1), await disk.stat(key)) };
    const remembering = createPictureSizes({ store: counting, pictures, lightBytes: 0, clock: () => now });
    const original = await photo(1502);
    const sized = await remembering.sized(original, 320, avif);
    const after = stats;
    for (const width of [300, 320]) expect(await remembering.sized(original, width, avif)).toEqual(sized);
    expect(stats).toBe(after);
    await disk.remove(sized?.key ?? '');
    remembering.doubt(sized?.key ?? '');
    expect((await remembering.sized(original, 320, avif))?.key).toBe(sized?.key);
    expect(await disk.stat(sized?.key ?? '')).toBeDefined();
    const before = stats;
    now += 600_000;
    await remembering.sized(original, 320, avif);
    expect(stats).toBe(before + 1);
    await remembering.forget(original.hash);
    await remembering.sized(original, 320, avif);
    expect(stats).toBeGreaterThan(before + 1);
  });

  test.each([
    ['is requested wider than the widest', async () => await photo(), 1921, avif],
    ['is no wider', async () => await photo(300), 320, avif],
    ['is for an old browser', async () => await photo(), 320, '*/*'],
    ['is for a browser that says nothing', async () => await photo(), 320, undefined],
    [
      'moves',
      async () =>
        await keep(
          await sharp(await animation(), { animated: true })
            .webp()
            .toBuffer(),
          'image/webp',
        ),
      320,
      avif,
    ],
    ['is a GIF', async () => await keep(await animation(), 'image/gif'), 320, avif],
    ['is a drawing', async () => await keep(Buffer.from('<svg/>'), 'image/svg+xml'), 320, avif],
    [
      'is smaller as it is',
      async () =>
        await keep(
          await sharp({ create: { width: 700, height: 1, channels: 3, background: '#fff' } })
            .png({ palette: true })
            .toBuffer(),
          'image/png',
        ),
      640,
      avif,
    ],
  ] as const)('the original where it %s', async (_, make, width, accept) => {
    const original = await make();
    expect(await sizes.sized(original, width, accept)).toBeUndefined();
    puts.length = 0;
    expect(await sizes.sized(original, width, accept)).toBeUndefined();
    expect(puts).toEqual([]);
  });

  test('respect the orientation of the camera', async () => {
    const original = await keep(await picture(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const sized = await sizes.sized(original, 320, avif);
    const { width, height } = await sharp(await buffer(await disk.get(sized?.key ?? ''))).metadata();
    expect([width, height]).toEqual([320, 480]);
  });

  test('fail for a broken original, and are tried again', async () => {
    const original = await keep(Buffer.from('no picture'));
    await expect(sizes.sized(original, 320, avif)).rejects.toThrow();
    await expect(sizes.sized(original, 320, avif)).rejects.toThrow();
  });
});

test.each([
  ['320', 320],
  ['1', 1],
  ['0', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['999999', undefined],
  [undefined, undefined],
])('The width %j is %j', (given, width) => {
  expect(readWidth(given)).toBe(width);
});

test('A picture that ends its process is not tried again for the next visitor', async () => {
  let tries = 0;
  const failing = async (): Promise<never> => {
    tries += 1;
    throw new PictureWorkerEnded('', true);
  };
  const sizes = createPictureSizes({ store: disk, pictures: { run: failing }, lightBytes: 0 });
  const original = { hash: 'ab'.repeat(32), bytes: 9, type: 'image/png' };
  await disk.put(blobKey(original.hash), Buffer.from('picture'));
  await expect(sizes.sized(original, 320, avif)).rejects.toThrow(PictureWorkerEnded);
  expect(await sizes.sized(original, 320, avif)).toBeUndefined();
  expect(await sizes.sized(original, 640, avif)).toBeUndefined();
  expect(tries).toBe(1);
});
