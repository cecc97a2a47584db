import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Pixels } from './pixels.js';

export const scriptsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const filesFolder = path.resolve(scriptsFolder, '../files');

/** A square of the picture, in its own pixels. */
export interface Square {
  left: number;
  top: number;
  size: number;
}

type Painting = string | Pixels | Buffer;

export interface Picture {
  slug: string;
  paint: () => Painting | Promise<Painting>;
  /** The square that becomes the list image, or a separate drawing where a crop would not be legible. */
  icon?: Square | (() => Painting);
  folder?: string;
  quality?: number;
  /** Most bytes the file may have. */
  limit?: number;
  /** Of the finished file; otherwise as it was painted. */
  width?: number;
}

/** Pictures at the top of a screen cannot be enlarged: no larger than a phone can show, and quick to load. */
export const banner = { width: 1200, limit: 64_000 } as const;

export function open(painting: Painting): Sharp {
  if (typeof painting === 'string') return sharp(Buffer.from(painting), { unlimited: true }).removeAlpha();
  if (Buffer.isBuffer(painting)) return sharp(painting).removeAlpha();
  const { width, height, data } = painting;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Fine line work costs most, and suffers least from a lower quality. */
async function saveWebp(image: Sharp, folder: string, name: string, quality: number, limit: number): Promise<void> {
  let packed = await image.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  for (let lower = quality - 8; packed.length > limit && lower >= 22; lower -= 8) {
    packed = await image.clone().webp({ quality: lower, effort: 5, smartSubsample: true }).toBuffer();
  }
  await mkdir(path.join(filesFolder, folder), { recursive: true });
  await writeFile(path.join(filesFolder, folder, `${name}.webp`), packed);
}

export async function savePicture(picture: Picture): Promise<void> {
  const image = await open(await picture.paint())
    .png({ compressionLevel: 1 })
    .toBuffer();
  await saveWebp(
    picture.width === undefined ? sharp(image) : sharp(image).resize(picture.width),
    picture.folder ?? 'images',
    picture.slug,
    picture.quality ?? 80,
    picture.limit ?? 108_000,
  );
  if (picture.icon === undefined) return;
  const icon =
    typeof picture.icon === 'function'
      ? open(picture.icon())
      : sharp(image).extract({
          left: picture.icon.left,
          top: picture.icon.top,
          width: picture.icon.size,
          height: picture.icon.size,
        });
  await saveWebp(icon.resize(400, 400), 'icons', picture.slug, 76, 15_000);
}

export async function saveText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The finished picture of a station, for compositions that show several of them. */
export async function cropOf(slug: string, width: number, height: number, area?: Square): Promise<Buffer> {
  const image = sharp(path.join(filesFolder, 'images', `${slug}.webp`));
  const cut = area ? image.extract({ left: area.left, top: area.top, width: area.size, height: area.size }) : image;
  return cut.resize(width, height, { fit: 'cover' }).png().toBuffer();
}

export const embed = (image: Buffer): string => `data:image/png;base64,${image.toString('base64')}`;
