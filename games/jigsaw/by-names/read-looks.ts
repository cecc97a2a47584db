import type { Grid } from '../rules/grid.ts';
import { detail, type Look, looksOf } from '../rules/look.ts';

/** Returns the look of each piece of a picture; undefined if the browser gives no pixels. */
export async function readLooks(url: string, grid: Grid): Promise<readonly Look[] | undefined> {
  const image = new Image();
  // The stage requests it the same way, so that it is fetched once.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    const [width, height] = [grid.columns * detail, grid.rows * detail];
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return looksOf(grid, { width, height, data: context.getImageData(0, 0, width, height).data });
  } catch {
    // Without looks, pieces are named by their numbers and straight edges.
    return undefined;
  }
}
