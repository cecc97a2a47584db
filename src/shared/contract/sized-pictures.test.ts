import { expect, it } from 'vitest';
import { originalPath, widthIn } from './sized-addresses.ts';
import { pictureFor, type PictureHome, pictureSet, pictureWidths, sizedPath, staticWidths } from './sized-pictures.ts';

const served: PictureHome = { base: 'https://museum.example/', source: 'served', pictureSizes: false };
const plain: PictureHome = { base: 'https://museum.example/guide', source: 'static', pictureSizes: true };

it('names each width of a served picture', () => {
  const entries = pictureSet('https://museum.example/files/a/house.jpg', served)?.split(',');
  expect(entries).toHaveLength(pictureWidths.length);
  expect(entries?.[3]).toBe('https://museum.example/files/a/house.jpg?width=640 640w');
});

it('names the files of a static guide', () => {
  const entries = pictureSet('https://museum.example/guide/files/a/house.jpg', plain)?.split(',');
  expect(entries).toHaveLength(staticWidths.length);
  expect(entries?.[0]).toBe('https://museum.example/guide/sizes/160/a/house.jpg.webp 160w');
});

it('finds the original of what a static guide holds', () => {
  expect(originalPath(sizedPath('a/house.jpg', 640))).toBe('files/a/house.jpg');
  expect(originalPath('files/a/house.webp')).toBe('files/a/house.webp');
});

it('keeps the entries apart', () => {
  expect(pictureSet('files/a, b.jpg', { ...served, base: '' })?.split(',')[0]).toBe(
    'files/a%2C%20b.jpg?width=160 160w',
  );
});

it.each([
  ['a drawing', 'https://museum.example/files/a.svg', served],
  ['an animation', 'https://museum.example/files/a.gif', served],
  ['a picture of another host', 'https://other.example/files/a.jpg', served],
  ['a picture outside the files', 'https://museum.example/a.jpg', served],
  ['one that was given a width already', 'https://museum.example/files/a.jpg?width=40', served],
  ['no picture', '', served],
  ['a static guide without sizes', 'https://museum.example/guide/files/a.jpg', { ...plain, pictureSizes: false }],
] as const)('leaves %s as it is', (_, url, home) => {
  expect(pictureSet(url, home)).toBeUndefined();
});

it.each([
  [300, 'https://museum.example/files/a.jpg?width=320', 320],
  [641, 'https://museum.example/files/a.jpg?width=960', 960],
  [1921, 'https://museum.example/files/a.jpg', undefined],
])('finds the size for %i pixels', (pixels, address, width) => {
  expect(pictureFor('https://museum.example/files/a.jpg', pixels, served)).toBe(address);
  expect(widthIn(address)).toBe(width);
});

it('reads the width of what a static guide holds', () => {
  const address = pictureFor('https://museum.example/guide/files/a.jpg', 500, plain);
  expect([address, widthIn(address)]).toEqual(['https://museum.example/guide/sizes/640/a.jpg.webp', 640]);
});
