import { DataSource } from '#content/constants.ts';

/** Pixels. The server rounds a requested width up to one of these, so that few sizes are made and stored. */
export const pictureWidths = [160, 240, 320, 640, 960, 1280, 1920] as const;

/** Pixels. A static guide holds each picture in all of these, since plain hosts cannot round. */
export const staticWidths = [160, 240, 320, 640, 960, 1280] as const;

/** The folder of a static guide with its smaller pictures, one folder for each width. */
export const sizesFolder = 'sizes';

/** How wide the large pictures at the top of screens are shown, as in HTML's `sizes`. */
export const shownWidths = {
  /** It fills the screen, upright too. */
  welcome: 'max(100vw, 100vh)',
  banner: '(min-width: 700px) 480px, 100vw',
  station: '(min-width: 900px) 50vw, 100vw',
} as const;

/** Where the pictures of the content are. */
export interface PictureHome {
  /** The base of the content's URLs; empty: they are relative. */
  readonly base: string;
  readonly source: (typeof DataSource)[keyof typeof DataSource];
  /** Whether a static guide holds its pictures in smaller sizes too. */
  readonly pictureSizes: boolean;
}

/**
 * Returns where a static guide holds a picture in a smaller size, below its folder.
 *
 * @param path below `files/`
 */
export function sizedPath(path: string, width: number): string {
  return `${sizesFolder}/${width}/${path}.webp`;
}

/**
 * Returns the addresses of a picture in smaller sizes with their widths, as in `srcset`; undefined if there is only the
 * original, as for drawings, animations and pictures of other hosts.
 */
export function pictureSet(url: string, { base, source, pictureSizes }: PictureHome): string | undefined {
  const home = base === '' || base.endsWith('/') ? base : `${base}/`;
  const files = `${home}files/`;
  const isServed = source === DataSource.served;
  if (!url.startsWith(files) || !sizable.test(url) || !(isServed || pictureSizes)) return undefined;
  const path = url.slice(files.length);
  const addressOf = (width: number): string =>
    isServed ? `${files}${path}?width=${width}` : home + sizedPath(path, width);
  return (
    (isServed ? pictureWidths : staticWidths)
      // Spaces and commas separate the entries.
      .map((width) => `${addressOf(width).replace(/[\s,]/g, encodeURIComponent)} ${width}w`)
      .join()
  );
}

/**
 * Returns the address of the smallest size that is wide enough, or of the original.
 *
 * @param pixels of the screen, not of CSS
 */
export function pictureFor(url: string, pixels: number, home: PictureHome): string {
  const sizes = pictureSet(url, home)?.split(',') ?? [];
  return (
    sizes.map((entry) => entry.split(' ')).find(([, width = '']) => Number.parseInt(width, 10) >= pixels)?.[0] ?? url
  );
}

/** The names of pictures that have smaller sizes. */
export const sizable = /\.(?:avif|jpe?g|png|webp)$/i;
