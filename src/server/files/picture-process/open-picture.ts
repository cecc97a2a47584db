import sharp, { type Sharp } from 'sharp';

// Saves memory: no cache, and one thread per picture.
sharp.cache(false);
sharp.concurrency(1);

/** For all frames of an animation together. */
export const pixelLimit = 100_000_000;

export interface PictureOptions {
  /** Reads all frames of an animation instead of the first only. */
  readonly animated?: boolean;
  /** How many pixels it may have, where it is not held in memory as a whole. */
  readonly pixels?: number;
  /** The dots per inch at which a drawing is rasterised; 72 is its natural size. */
  readonly density?: number;
  /** Also throws where decoders repair, such as a part that is missing at the end. */
  readonly isStrict?: boolean;
}

/** Opens a picture with limits: bombs and broken files throw when they are decoded. */
export function openPicture(source: string | Buffer, options: PictureOptions = {}): Sharp {
  return sharp(source, {
    limitInputPixels: options.pixels ?? pixelLimit,
    failOn: options.isStrict === true ? 'warning' : 'error',
    sequentialRead: true,
    animated: options.animated ?? false,
    ...(options.density === undefined ? {} : { density: options.density }),
  });
}
