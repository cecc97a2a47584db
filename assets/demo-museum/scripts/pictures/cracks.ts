import { distance, type Point } from '../drawing/geometry.js';
import { house, mix, ramp, type Rgb } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { shade, type Pixels } from '../drawing/pixels.js';
import { smoothNoise } from '../drawing/random.js';
import { frameOf, scatter, voronoiCells } from '../drawing/voronoi-cells.js';

const frame = frameOf(-150, -150, 1900, 1500);

interface Nearest {
  /** Distance to the edge between the two nearest sites. */
  gap: number;
  owner: number;
}

function lookup(count: number, seed: number): (x: number, y: number) => Nearest {
  const sites = voronoiCells(scatter(count, seed, 1600, 1200), frame, 1).map(({ site }) => site);
  const side = 2 * Math.sqrt((1900 * 1500) / count);
  const buckets = new Map<number, number[]>();
  const bucketOf = (x: number, y: number): number => Math.floor((x + 300) / side) * 100 + Math.floor((y + 300) / side);
  sites.forEach(([x, y], index) => {
    for (const right of [-side, 0, side])
      for (const down of [-side, 0, side]) {
        const key = bucketOf(x + right, y + down);
        buckets.set(key, [...(buckets.get(key) ?? []), index]);
      }
  });
  return (x, y) => {
    const place: Point = [x, y];
    let [first, second, owner, rival] = [Infinity, Infinity, 0, 0];
    for (const index of buckets.get(bucketOf(x, y)) ?? []) {
      const away = distance(place, sites[index]);
      if (away < first) [second, rival, first, owner] = [first, owner, away, index];
      else if (away < second) [second, rival] = [away, index];
    }
    return { gap: (second ** 2 - first ** 2) / (2 * distance(sites[owner], sites[rival]) + 1e-9), owner };
  };
}

/** Mud tears in steps: wide cracks first, finer ones inside the plates later. */
function cracks(): Pixels {
  const [plates, pieces] = [lookup(62, 3), lookup(210, 8)];
  const [bend, grain] = [smoothNoise(4), smoothNoise(9)];
  const clay = ramp([
    [0, house.ink],
    [0.2, mix(house.plum, house.ink, 0.4)],
    [0.45, house.terracotta],
    [0.72, mix(house.terracotta, house.ochre, 0.55)],
    [1, mix(house.ochre, house.paper, 0.6)],
  ]);
  return shade(1600, 1200, 2, (x, y): Rgb => {
    const bentX = x + 20 * bend(x / 70, y / 70) + 3 * bend(x / 20, y / 20);
    const bentY = y + 20 * bend(x / 70 + 31, y / 70) + 3 * bend(x / 20, y / 20 + 17);
    const plate = plates(bentX, bentY);
    const piece = pieces(bentX, bentY);
    const wide = 15 + 5 * bend(x / 200, y / 200);
    const fine = plate.gap > wide ? 3.4 : 0;
    const edge = Math.min((plate.gap - wide) / 30, (piece.gap - fine) / 12);
    if (plate.gap < wide) return clay(0.02 + 0.13 * (plate.gap / wide) ** 3);
    if (edge < 0) return clay(0.34);
    const tone =
      0.64 + 0.13 * Math.sin(plate.owner * 12.9) + 0.06 * Math.sin(piece.owner * 7.7) + 0.05 * grain(x / 24, y / 24);
    return clay(tone - 0.22 * (1 - Math.min(1, edge)) ** 2 + 0.05 * Math.min(1, edge));
  });
}

export const pictures: Picture[] = [
  { slug: 'cracks', paint: cracks, icon: { left: 450, top: 250, size: 640 }, quality: 66 },
];
