import { house, mix, ramp, toRgb, type Rgb } from '../drawing/palette.js';
import { open, type Picture } from '../drawing/picture.js';
import { shade, type Pixels } from '../drawing/pixels.js';

const limit = 1400;

/** Iterations until escape with the fraction that makes the colour bands vanish; -1 inside the set. */
function escapeTime(real: number, imaginary: number): number {
  let x = 0;
  let y = 0;
  for (let step = 0; step < limit; step += 1) {
    const xSquare = x * x;
    const ySquare = y * y;
    if (xSquare + ySquare > 900) return step + 1 - Math.log2(Math.log(xSquare + ySquare) / 2 / Math.LN2);
    y = 2 * x * y + imaginary;
    x = xSquare - ySquare + real;
  }
  return -1;
}

function mandelbrot(centreX: number, centreY: number, span: number): Pixels {
  const colour = ramp([
    [0, house.ink],
    [0.16, house.teal],
    [0.32, mix(house.teal, house.paper, 0.6)],
    [0.42, house.paper],
    [0.54, house.ochre],
    [0.7, house.terracotta],
    [0.85, house.plum],
    [1, house.ink],
  ]);
  const inside = toRgb(house.ink);
  return shade(1200, 900, 3, (x, y): Rgb => {
    const time = escapeTime(centreX + ((x - 600) / 1200) * span, centreY + ((450 - y) / 1200) * span);
    if (time < 0) return inside;
    return colour((Math.log(time / 40) * 0.55 + 4) % 1);
  });
}

export const pictures: Picture[] = [
  {
    slug: 'mandelbrot',
    // Drawn a little smaller: detail without end would fill any file.
    paint: () =>
      open(mandelbrot(-0.74745, 0.1002, 0.00095))
        .resize(1600, 1200)
        .png()
        .toBuffer(),
    icon: { left: 560, top: 160, size: 700 },
    quality: 70,
  },
];
