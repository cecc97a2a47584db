import { type Sharp } from 'sharp';
import { refuse } from '../../refuse.ts';
import { inBrowserColours } from './browser-colours.ts';
import { openPicture } from './open-picture.ts';

export interface Icon {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const faviconSizes = [16, 32, 48];
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };
/** Systems crop maskable icons to a circle of four fifths of their width. */
const safePart = 0.8;

/** Creates `favicon.ico` and the app's icons from a picture of any shape, uncropped and centred. */
export async function makeIcons(picture: string | Buffer): Promise<readonly Icon[]> {
  try {
    return [
      await favicon(picture),
      await icon('icon-192.png', await square(picture, 192)),
      await icon('icon-512.png', await square(picture, 512)),
      await icon('icon-maskable-512.png', await padded(picture, 512)),
      // iPhones show transparent parts in black.
      await icon('apple-touch-icon.png', await opaque(picture, 180)),
    ];
  } catch (error) {
    throw refuse('icons-impossible', {}, { cause: error });
  }
}

async function icon(name: string, made: Sharp): Promise<Icon> {
  return { name, type: 'image/png', bytes: await made.png({ compressionLevel: 9 }).toBuffer() };
}

/** Fits a picture of any shape into a square, with transparent margins. */
export async function square(picture: string | Buffer, size: number): Promise<Sharp> {
  return (await sharpEnough(picture, size))
    .autoOrient()
    .resize({ width: size, height: size, fit: 'contain', background: transparent })
    .ensureAlpha();
}

/** Two steps, because sharp flattens before it resizes, which would leave the margins transparent. */
async function opaque(picture: string | Buffer, size: number): Promise<Sharp> {
  return openPicture(await (await square(picture, size)).png().toBuffer()).flatten({ background: white });
}

async function padded(picture: string | Buffer, size: number): Promise<Sharp> {
  const inner = Math.floor((size * safePart) / 2) * 2;
  const margin = (size - inner) / 2;
  return (await opaque(picture, inner)).extend({
    top: margin,
    bottom: margin,
    left: margin,
    right: margin,
    background: white,
  });
}

/** Rasterises a drawing at the size needed instead of enlarging its natural size. */
async function sharpEnough(picture: string | Buffer, size: number): Promise<Sharp> {
  const { format, width, height } = await openPicture(picture).metadata();
  if (format !== 'svg') return await inBrowserColours(openPicture(picture).autoOrient());
  const density = Math.min(2400, Math.max(72, Math.ceil((72 * size) / Math.max(width, height))));
  return openPicture(picture, { density });
}

async function favicon(picture: string | Buffer): Promise<Icon> {
  const entries: { readonly size: number; readonly bytes: Buffer }[] = [];
  for (const size of faviconSizes) entries.push({ size, bytes: await (await square(picture, size)).png().toBuffer() });
  return { name: 'favicon.ico', type: 'image/x-icon', bytes: packIco(entries) };
}

/** Writes a directory with sixteen bytes per entry, then the unchanged PNGs. */
function packIco(entries: readonly { readonly size: number; readonly bytes: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * entries.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(entries.length, 4);
  let offset = directory.length;
  for (const [index, { size, bytes }] of entries.entries()) {
    const at = 6 + 16 * index;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(bytes.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...entries.map(({ bytes }) => bytes)]);
}
