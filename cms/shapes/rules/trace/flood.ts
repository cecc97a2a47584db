import { type Point } from '#content/outline.ts';

/** The colours of a picture: four bytes for each pixel, line by line. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Some pixels of a picture: 1 in the mask. */
export interface Region {
  readonly width: number;
  readonly height: number;
  readonly mask: Uint8Array;
  /** The number of its pixels. */
  readonly count: number;
}

/**
 * Returns the pixels of like colour that are connected with one, side by side.
 *
 * @param tolerance how far their colours may differ: 0 not at all, 100 as much as black and white
 */
export function flood(pixels: Pixels, from: Point, tolerance: number): Region {
  const { width, height } = pixels;
  const mask = new Uint8Array(width * height);
  const isAlike = likeness(pixels, from, tolerance);
  const isOpen = (place: number): boolean => mask[place] === 0 && isAlike(place);
  const open = [from.y * width + from.x];
  let count = 0;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (!isOpen(place)) continue;
    const line = place - (place % width);
    let left = place;
    while (left > line && isOpen(left - 1)) left -= 1;
    let [wasOpenAbove, wasOpenBelow] = [false, false];
    for (let at = left; at < line + width && isOpen(at); at += 1) {
      mask[at] = 1;
      count += 1;
      const isOpenAbove = line > 0 && isOpen(at - width);
      const isOpenBelow = line < width * (height - 1) && isOpen(at + width);
      if (isOpenAbove && !wasOpenAbove) open.push(at - width);
      if (isOpenBelow && !wasOpenBelow) open.push(at + width);
      [wasOpenAbove, wasOpenBelow] = [isOpenAbove, isOpenBelow];
    }
  }
  return { width, height, mask, count };
}

type Colour = readonly [red: number, green: number, blue: number];

/** The distance between black and white. */
const farthest = 765;

function likeness(pixels: Pixels, from: Point, tolerance: number): (place: number) => boolean {
  const most = ((tolerance / 100) * farthest) ** 2;
  const seed = from.y * pixels.width + from.x;
  const colour = colourAround(pixels, from, most);
  return (place) => squaredDistance(pixels, place, colour) <= most || place === seed;
}

/** The mean of like colours around a pixel, so that its own noise counts less. */
function colourAround(pixels: Pixels, { x, y }: Point, most: number): Colour {
  const { width, height } = pixels;
  const own = colourOf(pixels, y * width + x);
  const alike: Colour[] = [];
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row += 1)
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column += 1) {
      const place = row * width + column;
      if (squaredDistance(pixels, place, own) <= most) alike.push(colourOf(pixels, place));
    }
  const mean = (channel: 0 | 1 | 2): number => alike.reduce((sum, one) => sum + one[channel], 0) / alike.length;
  return [mean(0), mean(1), mean(2)];
}

function colourOf({ data }: Pixels, place: number): Colour {
  return [data[place * 4] ?? 0, data[place * 4 + 1] ?? 0, data[place * 4 + 2] ?? 0];
}

/** Compares colours roughly as eyes do (https://www.compuphase.com/cmetric.htm). */
function squaredDistance({ data }: Pixels, place: number, [red, green, blue]: Colour): number {
  const own = data[place * 4] ?? 0;
  const middle = (own + red) / 2;
  return (
    (2 + middle / 256) * (own - red) ** 2 +
    4 * ((data[place * 4 + 1] ?? 0) - green) ** 2 +
    (2 + (255 - middle) / 256) * ((data[place * 4 + 2] ?? 0) - blue) ** 2
  );
}
