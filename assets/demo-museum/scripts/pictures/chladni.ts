import { house, mix, toRgb } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import type { Pixels } from '../drawing/pixels.js';
import { seededRandom, smoothNoise } from '../drawing/random.js';

const side = 1060;

const wave = (count: number, place: number): number => Math.cos(count * Math.PI * place);
const mode = (x: number, y: number, across: number, along: number): number =>
  wave(across, x) * wave(along, y) + wave(along, x) * wave(across, y);

/** A square plate swings in two modes at once. */
const swing = (x: number, y: number): number => mode(x, y, 4, 10) + 0.75 * mode(x, y, 2, 6) - 0.3 * mode(x, y, 8, 8);

/** How far a grain is from the nearest place that rests, about. */
function distanceToRest(x: number, y: number): number {
  const height = swing(x, y);
  const slope = Math.hypot(swing(x + 0.002, y) - height, swing(x, y + 0.002) - height) / 0.002;
  return Math.abs(height) / (slope + 4);
}

function chladni(): Pixels {
  const [width, height] = [1600, 1200];
  const random = seededRandom(8);
  const noise = smoothNoise(2);
  const data = new Uint8Array(width * height * 3);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const ground = toRgb(mix(house.ink, '#000000', 0.18));
  const plate = toRgb(mix(house.teal, house.ink, 0.62));
  const rim = toRgb(mix(house.teal, house.ink, 0.2));
  const grains = [house.ochre, mix(house.ochre, house.paper, 0.5), house.paper].map(toRgb);
  const sand = new Float32Array(width * height);
  for (let grain = 0; grain < 1_800_000; grain += 1) {
    const [x, y] = [random.next(), random.next()];
    const rest = distanceToRest(x, y);
    const drift = 1 + 0.35 * noise(x * 14, y * 14);
    if (random.next() > drift * Math.exp(-((rest / 0.0085) ** 2)) + 0.001) continue;
    const column = Math.floor(left + 14 + x * (side - 28));
    const row = Math.floor(top + 14 + y * (side - 28));
    sand[row * width + column] += 0.42 + 0.4 * random.next();
  }
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      const depth = Math.min(column - left, row - top, left + side - column, top + side - row);
      const base = depth < 0 ? ground : depth < 5 ? rim : plate;
      const share = Math.min(1, sand[index]);
      const tone = grains[(column * 7 + row * 13 + ((column * row) % 5)) % 3];
      const shadow = depth > 5 && index > width ? 1 - 0.22 * Math.min(1, sand[index - width - 1]) : 1;
      for (let part = 0; part < 3; part += 1) {
        data[index * 3 + part] = base[part] * shadow * (1 - share) + tone[part] * share;
      }
    }
  }
  return { width, height, data };
}

export const pictures: Picture[] = [
  { slug: 'chladni', paint: chladni, icon: { left: 270, top: 70, size: 1060 }, quality: 50 },
];
