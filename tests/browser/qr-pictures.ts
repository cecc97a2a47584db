import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locator } from 'playwright';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

const width = 320;
const height = 240;

/** Returns a photo of a QR code in the middle of a light wall. */
export function qrPhoto(text: string): Promise<Buffer> {
  return sharp(grey(text), { raw: { width, height, channels: 1 } })
    .resize(1280, 960)
    .png()
    .toBuffer();
}

/** Returns the text in a code, as a camera sees it on the screen. */
export async function readCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data: new Uint8ClampedArray(data) });
}

export interface Film {
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/** Returns the film for a fake camera: each text as a code for a number of seconds, in a loop. */
export async function qrFilm(texts: readonly string[], seconds: number): Promise<Film> {
  const rate = 5;
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-film-'));
  const file = join(folder, 'camera.y4m');
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frames = texts.flatMap((text) => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), grey(text), colour]);
    return Array.from({ length: seconds * rate }, () => frame);
  });
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420mpeg2\n`);
  await writeFile(file, Buffer.concat([head, ...frames]));
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Returns the code with one byte per pixel. */
function grey(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const side = Math.floor(height / modules.length);
  const [left, top] = [width, height].map((size) => Math.floor((size - modules.length * side) / 2));
  const pixels = Buffer.alloc(width * height, 200);
  for (let y = 0; y < modules.length * side; y += 1) {
    for (let x = 0; x < modules.length * side; x += 1) {
      const isDark = modules[Math.floor(y / side)]?.[Math.floor(x / side)] === true;
      pixels[(y + (top ?? 0)) * width + x + (left ?? 0)] = isDark ? 30 : 225;
    }
  }
  return pixels;
}
