import sharp, { type Sharp } from 'sharp';

// Several servers' worth of pictures must fit beside everything else: no cache, one thread a picture.
sharp.cache(false);
sharp.concurrency(1);

/** All pages of an animation together. */
export const pixelLimit = 100_000_000;
const secondsLimit = 30;

export interface PictureOptions {
  /** All pages of an animation, not the first alone. */
  readonly animated?: boolean;
  /** Dots an inch at which a drawing becomes pixels; 72 is its own size. */
  readonly density?: number;
}

/** A picture for sharp, with limits: bombs and broken files throw when they are decoded. */
export function openPicture(source: string | Buffer, options: PictureOptions = {}): Sharp {
  return sharp(source, {
    limitInputPixels: pixelLimit,
    failOn: 'error',
    sequentialRead: true,
    animated: options.animated ?? false,
    ...(options.density === undefined ? {} : { density: options.density }),
  }).timeout({ seconds: secondsLimit });
}
