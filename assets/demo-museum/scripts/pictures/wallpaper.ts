import type { Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { circle, clip, drawing, group, path } from '../drawing/vector.js';

/** x' = a x + b y + e, y' = c x + d y + f, in units of the lattice. */
type Operation = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Lattice = 'oblique' | 'rectangular' | 'square' | 'hexagonal';

const one: Operation = [1, 0, 0, 1, 0, 0];
const half: Operation = [-1, 0, 0, -1, 0, 0];
const mirror = (e = 0, f = 0): Operation => [-1, 0, 0, 1, e, f];
const flip = (e = 0, f = 0): Operation => [1, 0, 0, -1, e, f];
const quarter: Operation = [0, -1, 1, 0, 0, 0];
const diagonal: Operation = [0, 1, 1, 0, 0, 0];
const counter: Operation = [0, -1, -1, 0, 0, 0];
const third: Operation = [0, -1, 1, -1, 0, 0];
const shifted = ([a, b, c, d, e, f]: Operation): Operation => [a, b, c, d, e + 0.5, f + 0.5];

const after = (outer: Operation, inner: Operation): Operation => [
  outer[0] * inner[0] + outer[1] * inner[2],
  outer[0] * inner[1] + outer[1] * inner[3],
  outer[2] * inner[0] + outer[3] * inner[2],
  outer[2] * inner[1] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[1] * inner[5] + outer[4],
  outer[2] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** All operations that the given ones generate, apart from whole lattice steps. */
function closure(generators: readonly Operation[]): Operation[] {
  const wrap = (value: number): number => (((Math.round(value * 12) % 12) + 12) % 12) / 12;
  const found = new Map<string, Operation>();
  const queue: Operation[] = [one];
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    const [a, b, c, d, e, f] = current;
    const normal: Operation = [a, b, c, d, wrap(e), wrap(f)];
    const key = normal.map((value) => Math.round(value * 12)).join(' ');
    if (found.has(key)) continue;
    found.set(key, normal);
    for (const generator of generators) queue.push(after(generator, normal));
  }
  return [...found.values()];
}

const groups: readonly (readonly [name: string, lattice: Lattice, generators: readonly Operation[]])[] = [
  ['p1', 'oblique', []],
  ['p2', 'oblique', [half]],
  ['pm', 'rectangular', [mirror()]],
  ['pg', 'rectangular', [mirror(0, 0.5)]],
  ['cm', 'rectangular', [mirror(), shifted(one)]],
  ['pmm', 'rectangular', [mirror(), flip()]],
  ['pmg', 'rectangular', [half, mirror(0.5, 0)]],
  ['pgg', 'rectangular', [half, mirror(0.5, 0.5)]],
  ['cmm', 'rectangular', [mirror(), flip(), shifted(one)]],
  ['p4', 'square', [quarter]],
  ['p4m', 'square', [quarter, mirror()]],
  ['p4g', 'square', [quarter, shifted(mirror())]],
  ['p3', 'hexagonal', [third]],
  ['p3m1', 'hexagonal', [third, counter]],
  ['p31m', 'hexagonal', [third, diagonal]],
  ['p6', 'hexagonal', [third, half]],
  ['p6m', 'hexagonal', [third, half, diagonal]],
];

const lattices: Record<Lattice, readonly [Point, Point]> = {
  oblique: [
    [84, 0],
    [30, 78],
  ],
  rectangular: [
    [112, 0],
    [0, 90],
  ],
  square: [
    [118, 0],
    [0, 118],
  ],
  hexagonal: [
    [132, 0],
    [-66, 114.32],
  ],
};

function disc(index: number, centre: Point, radius: number): string {
  const [, lattice, generators] = groups[index];
  const [first, second] = lattices[lattice];
  const operations = closure(generators);
  const size = Math.min(1, 2.3 / Math.sqrt(operations.length)) * 1.55;
  const tints = [house.teal, house.terracotta];
  const seat: Point = lattice === 'hexagonal' ? [0.36, 0.14] : [0.27, 0.15];
  const parts: string[] = [];
  for (let column = -6; column <= 6; column += 1) {
    for (let row = -6; row <= 6; row += 1) {
      for (const [a, b, c, d, e, f] of operations) {
        const u = a * seat[0] + b * seat[1] + e + column;
        const v = c * seat[0] + d * seat[1] + f + row;
        const x = u * first[0] + v * second[0];
        const y = u * first[1] + v * second[1];
        if (Math.hypot(x, y) > radius + 40) continue;
        // The motif is turned by the operation as it acts on the plane, not on the lattice.
        const area = first[0] * second[1] - first[1] * second[0];
        const column1 = [a * first[0] + c * second[0], a * first[1] + c * second[1]];
        const column2 = [b * first[0] + d * second[0], b * first[1] + d * second[1]];
        const xx = (column1[0] * second[1] - column2[0] * first[1]) / area;
        const yx = (column1[1] * second[1] - column2[1] * first[1]) / area;
        const xy = (column2[0] * first[0] - column1[0] * second[0]) / area;
        const yy = (column2[1] * first[0] - column1[1] * second[0]) / area;
        const fill = a * d - b * c > 0 ? tints[0] : tints[1];
        const matrix = [xx, yx, xy, yy].map((value) => (value * size).toFixed(4)).join(' ');
        const comma = path('M-15 9C-17-9 3-19 15-9C6-10 4-2 6 5C0-1-10 0-15 9Z', { fill });
        const dot = circle([11, 8], 4.6, { fill: house.ochre });
        parts.push(
          group({ transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) matrix(${matrix} 0 0)` }, comma + dot),
        );
      }
    }
  }
  const ground = circle([0, 0], radius, { fill: mix(house.paper, house.ochre, 0.14) });
  return group(
    { transform: `translate(${centre[0]} ${centre[1]})` },
    clip(`disc${index}`, circle([0, 0], radius, {}), ground + parts.join('')),
  );
}

function sampler(): string {
  const parts = groups.map((_, index) => {
    const row = index < 6 ? 0 : index < 11 ? 1 : 2;
    const place = index - [0, 6, 11][row];
    return disc(index, [(row === 1 ? 296 : 170) + place * 252, 600 + (row - 1) * 262], 116);
  });
  return drawing(1600, 1200, house.paper, parts.join(''));
}

export const pictures: Picture[] = [
  {
    slug: 'wallpaper',
    paint: sampler,
    icon: () => drawing(400, 400, house.paper, disc(15, [200, 200], 190)),
    quality: 72,
  },
];
