import { type Box } from '#engine/geometry.ts';

export interface Drawn {
  readonly zoom: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** The board on the unzoomed table, in CSS pixels. */
  readonly board: Pick<Box, 'width' | 'height'>;
  /** The height of the decoded picture in its own pixels. */
  readonly pictureHeight: number;
}

/** The most pixels of all pieces together, for phones with little memory. Tabs make pieces up to twice as large. */
const mostPixels = 8_000_000 / 2;

/**
 * Returns the pixels per CSS pixel of the unzoomed table at which pieces are drawn: a power of two as sharp as the zoom
 * needs, but no sharper than the picture is, and no larger than memory allows.
 */
export function sharpnessFor({ zoom, ratio, board, pictureHeight }: Drawn): number {
  // A little more zoom than a power of two is not worth drawing all pieces again.
  const step = 2 ** Math.max(Math.ceil(Math.log2(zoom) - 0.1), 0);
  const [height, area] = [Math.max(board.height, 1), Math.max(board.width * board.height, 1)];
  const most = Math.min(pictureHeight / height, Math.sqrt(mostPixels / area));
  return Math.max(Math.min(ratio * step, most), ratio);
}
