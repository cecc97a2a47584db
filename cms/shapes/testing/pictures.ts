import { type Pixels } from '../rules/trace/flood.ts';

/** Paints a picture pixel by pixel, in shades from 0 to 255. */
export function painted(width: number, height: number, shadeAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let place = 0; place < width * height; place += 1) {
    const shade = shadeAt(place % width, Math.floor(place / width));
    data.set([shade, shade, shade, 255], place * 4);
  }
  return { width, height, data };
}

/** Paints letters as shades: a blank is white, anything else black. */
export function drawn(...lines: readonly string[]): Pixels {
  return painted(lines[0]?.length ?? 0, lines.length, (x, y) => (lines[y]?.[x] === ' ' ? 255 : 0));
}
