import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Icon, makeIcons } from './icons.ts';
import { picture } from '../testing/sample-files.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"><rect width="16" height="8" fill="#f00"/></svg>';

const byName = (icons: readonly Icon[], name: string): Buffer =>
  icons.find((icon) => icon.name === name)?.bytes ?? Buffer.alloc(0);

async function pixel(image: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data } = await sharp(image)
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test('Icons have the sizes that browsers and phones ask for', async () => {
  const icons = await makeIcons(await picture(300, 200).jpeg().toBuffer());
  const sizes = await Promise.all(
    icons.slice(1).map(async ({ name, bytes }) => {
      const { width, height, format } = await sharp(bytes).metadata();
      return [name, width, height, format];
    }),
  );
  expect(sizes).toEqual([
    ['icon-192.png', 192, 192, 'png'],
    ['icon-512.png', 512, 512, 'png'],
    ['icon-maskable-512.png', 512, 512, 'png'],
    ['apple-touch-icon.png', 180, 180, 'png'],
  ]);
});

test('favicon.ico contains three pictures at the offsets in its directory', async () => {
  const ico = byName(await makeIcons(Buffer.from(drawing)), 'favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const png = ico.subarray(ico.readUInt32LE(at + 12), ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8));
    const { width, height, format } = await sharp(png).metadata();
    expect([ico[at], ico[at + 1], width, height, format]).toEqual([size, size, size, size, 'png']);
  }
});

test('A wide drawing is centred, uncropped and sharp at any size', async () => {
  const icons = await makeIcons(Buffer.from(drawing));
  const [plain, maskable, apple] = ['icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'].map((name) =>
    byName(icons, name),
  );
  expect(await pixel(plain ?? Buffer.alloc(0), 256, 5)).toEqual([0, 0, 0, 0]);
  // One line inside the edge: a picture that was enlarged from 16 pixels is blurred there.
  expect(await pixel(plain ?? Buffer.alloc(0), 256, 131)).toEqual([255, 0, 0, 255]);
  expect(await pixel(maskable ?? Buffer.alloc(0), 20, 256)).toEqual([255, 255, 255, 255]);
  expect(await pixel(maskable ?? Buffer.alloc(0), 256, 60)).toEqual([255, 255, 255, 255]);
  expect(await pixel(maskable ?? Buffer.alloc(0), 256, 256)).toEqual([255, 0, 0, 255]);
  expect(await pixel(apple ?? Buffer.alloc(0), 90, 5)).toEqual([255, 255, 255, 255]);
});

test('A file that is not a picture is refused', async () => {
  await expect(makeIcons(Buffer.from('text'))).rejects.toMatchObject({ code: 'wrong-file' });
});
