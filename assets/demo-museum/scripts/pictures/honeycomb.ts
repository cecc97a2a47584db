import { distance, regularPolygon, type Point } from '../drawing/geometry.js';
import { house, mix, ramp, toHex } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { smoothNoise } from '../drawing/random.js';
import { drawing, path, rounded } from '../drawing/vector.js';

function honeycomb(width: number, height: number, radius: number): string {
  const noise = smoothNoise(14);
  const honey = ramp([
    [0, mix(house.ink, house.plum, 0.5)],
    [0.3, mix(house.terracotta, house.plum, 0.45)],
    [0.55, house.terracotta],
    [0.78, house.ochre],
    [1, mix(house.ochre, house.paper, 0.55)],
  ]);
  const parts: string[] = [];
  const across = radius * Math.sqrt(3);
  for (let row = -1; row * radius * 1.5 < height + radius; row += 1) {
    for (let column = -1; column * across < width + across; column += 1) {
      const centre: Point = [column * across + (row % 2 === 0 ? 0 : across / 2), row * radius * 1.5];
      const away = distance(centre, [width * 0.5, height * 0.48]) / (height * 0.95);
      const filling = Math.max(0, Math.min(1, 1.02 - away + 0.2 * noise(centre[0] / 190, centre[1] / 190)));
      const hexagon = (share: number, lift = 0): string =>
        rounded(regularPolygon([centre[0], centre[1] + lift], radius * share, 6), radius * 0.16);
      const base = toHex(honey(filling));
      parts.push(
        path(hexagon(0.93), { fill: mix(base, house.ink, 0.35) }) +
          path(hexagon(0.86, radius * 0.05), { fill: base }) +
          path(hexagon(0.6 * filling + 0.12, radius * 0.02), { fill: mix(base, house.paper, 0.16 + 0.2 * filling) }),
      );
    }
  }
  return drawing(width, height, mix(house.ochre, house.paper, 0.25), parts.join(''));
}

export const pictures: Picture[] = [
  { slug: 'honeycomb', paint: () => honeycomb(1600, 1200, 62), icon: () => honeycomb(400, 400, 52) },
];
