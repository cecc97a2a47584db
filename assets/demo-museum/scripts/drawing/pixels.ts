import type { Rgb } from './palette.js';

export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Colours every pixel as the mean of samples x samples points in it. */
export function shade(width: number, height: number, samples: number, colourAt: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(width * height * 3);
  const share = 1 / (samples * samples);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const x = column + ((sample % samples) + 0.5) / samples;
        const y = row + (Math.floor(sample / samples) + 0.5) / samples;
        const colour = colourAt(x, y);
        red += colour[0];
        green += colour[1];
        blue += colour[2];
      }
      const offset = (row * width + column) * 3;
      data[offset] = red * share;
      data[offset + 1] = green * share;
      data[offset + 2] = blue * share;
    }
  }
  return { width, height, data };
}

/** A grid of numbers that can be read between its points (Catmull-Rom). */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

const cubic = (before: number, from: number, to: number, after: number, share: number): number =>
  from +
  0.5 *
    share *
    (to - before + share * (2 * before - 5 * from + 4 * to - after + share * (3 * (from - to) + after - before)));

export function readField(field: Field, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const at = (stepRight: number, stepDown: number): number => {
    const clampedX = Math.min(field.width - 1, Math.max(0, column + stepRight));
    const clampedY = Math.min(field.height - 1, Math.max(0, row + stepDown));
    return field.values[clampedY * field.width + clampedX];
  };
  const along = (stepDown: number): number =>
    cubic(at(-1, stepDown), at(0, stepDown), at(1, stepDown), at(2, stepDown), x - column);
  return cubic(along(-1), along(0), along(1), along(2), y - row);
}
