import { Refusal } from '../../errors.ts';
import { type SmallerPicture, type PictureSize } from '../smaller-picture.ts';
import { checkPicture, refusalOf } from './check-picture.ts';
import { type OutputInfo, type Sharp } from 'sharp';
import { wrongFile } from '../wrong-file.ts';
import { inBrowserColours } from './browser-colours.ts';
import { openPicture, pixelLimit } from './open-picture.ts';

/**
 * Checks an uploaded picture. One with too many pixels is made smaller, or refused if that would take too much.
 *
 * @param limits others only in tests
 * @returns undefined if it stays as it is
 */
export async function fitPicture(
  upload: UploadToShrink,
  limits: UploadLimits = uploadLimits,
): Promise<SmallerPicture | undefined> {
  try {
    await checkPicture(upload, limits.asTheyAre);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'picture-too-large') throw error;
  }
  try {
    return await shrinkUpload(upload, limits);
  } catch (error) {
    throw refusalOf(upload.name, error);
  }
}

interface UploadToShrink {
  readonly name: string;
  /** A local path. */
  readonly source: string;
  /** Where the smaller picture is written. */
  readonly target: string;
}

/** In pixels. */
interface UploadLimits {
  /** Pictures with more are made smaller. For all frames of an animation together. */
  readonly asTheyAre: number;
  /** Larger pictures are refused: even those read line by line would take too long. */
  readonly most: number;
  /** The pixels of a smaller picture. */
  readonly after: number;
}

export const uploadLimits: UploadLimits = {
  asTheyAre: pixelLimit,
  most: 300_000_000,
  // 6000 x 4500, a half more than the guide ever draws of a picture.
  after: 27_000_000,
};

/** Formats that are read line by line, or already smaller, so that no memory holds the whole picture. */
const settings = {
  jpeg: { quality: 90 },
  png: { compressionLevel: 6 },
  webp: { quality: 90 },
} as const;

/** Writes a smaller picture in the same format and proportions. @throws Refusal `picture-too-large` */
async function shrinkUpload(
  { name, source, target }: UploadToShrink,
  { most, after }: UploadLimits,
): Promise<SmallerPicture> {
  const original = openPicture(source, { pixels: most });
  const { format, pages = 1, autoOrient: from } = await original.metadata();
  if (pages > 1 || !isShrinkable(format)) throw wrongFile('picture-too-large', { name });
  const width = Math.round(from.width * Math.sqrt(after / (from.width * from.height)));
  // Credits are kept. Colours are converted to sRGB, so their profile is not.
  const smaller = await inBrowserColours(original.autoOrient().keepExif().keepXmp().resize({ width }));
  const to = await written(smaller.toFormat(format, settings[format]), target);
  return { from: { width: from.width, height: from.height }, to };
}

function isShrinkable(format: string): format is keyof typeof settings {
  return format in settings;
}

async function written(picture: Sharp, target: string): Promise<PictureSize> {
  const { width, height }: OutputInfo = await picture.toFile(target);
  return { width, height };
}
