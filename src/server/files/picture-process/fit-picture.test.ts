import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmallerPicture } from '../smaller-picture.ts';
import { fitPicture, uploadLimits } from './fit-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-fit-'));
});
afterAll(async () => await rm(folder, { recursive: true }));

/** Those of a server by the hundred: pictures of the right size take seconds each. */
const limits = { asTheyAre: 10_000, most: 30_000, after: 2700 };
const target = (): string => join(folder, 'smaller');

async function fit(name: string, bytes: Buffer): Promise<SmallerPicture | undefined> {
  const source = join(folder, name);
  await rm(target(), { force: true });
  await writeFile(source, bytes);
  return await fitPicture({ name, source, target: target() }, limits);
}

const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } });
const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6));

test('A server makes pictures of more than 100 million pixels smaller, up to 300 million', () => {
  expect(uploadLimits).toEqual({ asTheyAre: 100_000_000, most: 300_000_000, after: 27_000_000 });
});

describe('A picture with too many pixels is made smaller, in its proportions', () => {
  test.each([
    ['a.jpg', 'jpeg', async () => await flat(120, 90).jpeg({ progressive: true }).toBuffer()],
    ['a.png', 'png', async () => await flat(120, 90).png().toBuffer()],
    ['a.webp', 'webp', async () => await flat(120, 90).webp().toBuffer()],
  ] as const)('%s', async (name, format, bytes) => {
    expect(await fit(name, await bytes())).toEqual({
      from: { width: 120, height: 90 },
      to: { width: 60, height: 45 },
    });
    expect(await sharp(target()).metadata()).toMatchObject({ format, width: 60, height: 45 });
  });

  test('upright, with its credits', async () => {
    const taken = flat(140, 80)
      .withExif({ IFD0: { Copyright: 'A. Photographer' } })
      .withMetadata({ orientation: 6 });
    const smaller = await fit('a.jpg', await taken.jpeg().toBuffer());
    expect(smaller?.from).toEqual({ width: 80, height: 140 });
    const { width, height, orientation, exif } = await sharp(target()).metadata();
    expect({ width, height }).toEqual(smaller?.to);
    expect(orientation ?? 1).toBe(1);
    expect(exif?.toString('latin1')).toContain('A. Photographer');
  });

  test('as wide as it was, if it is a panorama', async () => {
    const smaller = await fit('a.jpg', await flat(400, 30).jpeg().toBuffer());
    expect(smaller?.to).toEqual({ width: 190, height: 14 });
  });
});

test('A picture with as many pixels as it may have stays as it is', async () => {
  expect(await fit('a.png', await flat(100, 100).png().toBuffer())).toBeUndefined();
  expect(await readdir(folder)).not.toContain('smaller');
});

test.each([
  ['a.gif', 'picture-too-large', async () => await flat(120, 90).gif().toBuffer()],
  ['a.avif', 'picture-too-large', async () => await flat(120, 90).avif({ effort: 0 }).toBuffer()],
  ['a.png', 'picture-too-large', async () => await flat(300, 101).png().toBuffer()],
  ['a.jpg', 'picture-broken', async () => cut(await flat(120, 90).jpeg({ quality: 100 }).toBuffer())],
])('%s is refused: %s', async (name, reason, bytes) => {
  await expect(fit(name, await bytes())).rejects.toMatchObject({ code: 'wrong-file', reason, facts: { name } });
});
