import { develop, drop, emptyDensity } from '../drawing/density.js';
import { house, mix, ramp, toRgb } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import type { Pixels } from '../drawing/pixels.js';

export interface Clifford {
  a: number;
  b: number;
  c: number;
  d: number;
}

export const shape: Clifford = { a: 1.5, b: -1.8, c: 1.6, d: 0.9 };

export const step = ({ a, b, c, d }: Clifford, x: number, y: number): [number, number] => [
  Math.sin(a * y) + c * Math.cos(a * x),
  Math.sin(b * x) + d * Math.cos(b * y),
];

export const glow = ramp([
  [0, mix(house.teal, house.paper, 0.15)],
  [0.35, mix(house.plum, house.terracotta, 0.4)],
  [0.6, house.terracotta],
  [0.85, house.ochre],
  [1, house.paper],
]);

function attractor(): Pixels {
  const density = emptyDensity(1600, 1200);
  let [x, y] = [0.1, 0.1];
  for (let count = 0; count < 24_000_000; count += 1) {
    const [nextX, nextY] = step(shape, x, y);
    drop(density, 800 + nextX * 275, 600 + nextY * 275, Math.hypot(nextX - x, nextY - y) / 4);
    [x, y] = [nextX, nextY];
  }
  return develop(density, 170, toRgb(house.ink), (tint, share) => glow(tint * 0.6 + share * 0.55));
}

export const pictures: Picture[] = [
  { slug: 'attractor', paint: attractor, icon: { left: 300, top: 100, size: 1000 }, quality: 62 },
];
