import { readFile, writeFile, copyFile } from 'node:fs/promises';
import { openPicture } from './open-picture.ts';
import { fitPicture } from './fit-picture.ts';
import { makeAppIcons } from './app-icons.ts';
import { checkText } from './check-text.ts';
import { makeIcons } from './icons.ts';
import { type SizedFormat } from '../sized-keys.ts';
import { inBrowserColours } from './browser-colours.ts';

interface Shrinking {
  /** A local path. */
  readonly path: string;
  readonly width: number;
  readonly format: SizedFormat;
}

const settings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, effort: 4 },
} as const satisfies Readonly<Record<SizedFormat, object>>;

interface FilesToShrink {
  /** A local path. */
  readonly path: string;
  /** Narrow ones first. */
  readonly targets: readonly { readonly width: number; readonly path: string }[];
}

interface MeasuredPicture {
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** It can be made any size. */
  readonly isDrawing: boolean;
}

interface JpegToComplete {
  /** A local path. */
  readonly source: string;
  /** Where the completed picture is written. */
  readonly target: string;
}

const endOfPicture = Buffer.from([0xff, 0xd9]);

/** The jobs of the process; inputs and results must survive structured cloning. */
export const pictureJobs = {
  checkText,
  completeJpeg,
  fitPicture,
  makeAppIcons,
  makeIcons,
  measurePicture,
  shrinkPicture,
  shrinkToFiles,
};

export type PictureJobs = typeof pictureJobs;

/** Adds the last two bytes of a JPEG that lacks nothing else. @returns whether it did */
async function completeJpeg({ source, target }: JpegToComplete): Promise<boolean> {
  const bytes = await readFile(source);
  const whole = Buffer.concat([bytes.at(-1) === 0xff ? bytes.subarray(0, -1) : bytes, endOfPicture]);
  try {
    await openPicture(whole, { isStrict: true }).resize(16).raw().toBuffer();
  } catch {
    return false;
  }
  await writeFile(target, whole);
  return true;
}

/** Measures a picture of the disk without decoding all of it. */
async function measurePicture(path: string): Promise<MeasuredPicture> {
  const { format, autoOrient } = await openPicture(path).metadata();
  return { width: autoOrient.width, height: autoOrient.height, isDrawing: format === 'svg' };
}

/** Writes a picture as WebP in several widths, at most its own. @returns whether it did: not for animations */
async function shrinkToFiles({ path, targets }: FilesToShrink): Promise<boolean> {
  const { pages = 1, autoOrient } = await openPicture(path).metadata();
  if (pages > 1) return false;
  let whole: string | undefined;
  for (const target of targets) {
    if (whole === undefined) {
      const narrow = openPicture(path).autoOrient().resize({ width: target.width, withoutEnlargement: true });
      const small = await inBrowserColours(narrow);
      await small.toFormat('webp', settings.webp).toFile(target.path);
      if (target.width >= autoOrient.width) whole = target.path;
    } else await copyFile(whole, target.path);
  }
  return true;
}

/** Returns a smaller copy; undefined for animations, and for pictures that are not wider anyway. */
async function shrinkPicture({ path, width, format }: Shrinking): Promise<Buffer | undefined> {
  const original = openPicture(path);
  const { pages = 1, autoOrient } = await original.metadata();
  if (pages > 1 || autoOrient.width <= width) return undefined;
  const small = await inBrowserColours(original.autoOrient().resize({ width, withoutEnlargement: true }));
  return await small.toFormat(format, settings[format]).toBuffer();
}
