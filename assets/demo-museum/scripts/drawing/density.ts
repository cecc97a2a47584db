import type { Rgb } from './palette.js';
import type { Pixels } from './pixels.js';

/** Counts how often a wandering point passes every pixel; each channel of tint is kept as a mean. */
export interface Density {
  width: number;
  height: number;
  counts: Float32Array;
  tints: Float32Array;
}

export const emptyDensity = (width: number, height: number): Density => ({
  width,
  height,
  counts: new Float32Array(width * height),
  tints: new Float32Array(width * height),
});

export function drop(density: Density, x: number, y: number, tint: number): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= density.width || row >= density.height) return;
  const index = row * density.width + column;
  density.counts[index] += 1;
  density.tints[index] += tint;
}

/** Logarithmic, because the thinnest and the densest places differ by a factor of thousands. */
export function develop(
  density: Density,
  full: number,
  ground: Rgb,
  colourAt: (tint: number, share: number) => Rgb,
): Pixels {
  const { width, height, counts, tints } = density;
  const data = new Uint8Array(width * height * 3);
  const scale = 1 / Math.log1p(full);
  for (let index = 0; index < width * height; index += 1) {
    const count = counts[index];
    const share = Math.min(1, Math.log1p(count) * scale);
    const colour = count > 0 ? colourAt(tints[index] / count, share) : ground;
    for (let part = 0; part < 3; part += 1) {
      data[index * 3 + part] = ground[part] + (colour[part] - ground[part]) * share;
    }
  }
  return { width, height, data };
}
