import { goldenAngle, polar, type Point } from '../drawing/geometry.js';
import { house, mix, ramp, toHex } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { circle, digits, drawing, path } from '../drawing/vector.js';

const seedColour = ramp([
  [0, mix(house.ochre, house.paper, 0.35)],
  [0.35, house.ochre],
  [0.72, house.terracotta],
  [1, house.plum],
]);

function leaf(centre: Point, angle: number, length: number, width: number): string {
  const tail = polar(-length * 0.5, angle, centre);
  const tip = polar(length * 0.5, angle, centre);
  const side = (sign: number): string => {
    const [x, y] = polar(width * sign, angle + Math.PI / 2, centre);
    return `Q${digits(x)} ${digits(y)}`;
  };
  return `M${digits(tail[0])} ${digits(tail[1])}${side(1)} ${digits(tip[0])} ${digits(tip[1])}${side(-1)} ${digits(tail[0])} ${digits(tail[1])}Z`;
}

function sunflower(): string {
  const centre: Point = [800, 600];
  const seeds = 900;
  const parts: string[] = [];
  for (let index = seeds + 160; index > 0; index -= 1) {
    const angle = index * goldenAngle;
    const reach = Math.sqrt(index / seeds);
    const place = polar(450 * reach, angle, centre);
    if (index > seeds) {
      const outward = polar(90, angle, place);
      const petal = mix(house.ochre, house.terracotta, ((index * 7) % 10) / 14);
      parts.push(path(leaf(outward, angle, 280, 48), { fill: petal, stroke: house.ink, 'stroke-width': 2.5 }));
      parts.push(
        path(leaf(polar(10, angle, outward), angle, 190, 9), { fill: mix(petal, house.ink, 0.25), opacity: 0.45 }),
      );
      continue;
    }
    const growth = 0.55 + 0.45 * reach;
    const colour = toHex(seedColour(1 - reach * 0.95));
    if (index === seeds) parts.push(circle(centre, 468, { fill: house.ink }));
    parts.push(path(leaf(place, angle, 36 * growth, 15.5 * growth), { fill: colour }));
    if (index % 21 === 0)
      parts.push(path(leaf(place, angle, 19 * growth, 7 * growth), { fill: house.paper, opacity: 0.9 }));
  }
  return drawing(1600, 1200, house.ink, parts.join(''));
}

/** The same growth with three angles: a little less, the golden angle, a little more. */
function angles(): string {
  const disc = (centre: Point, size: number, degrees: number, colour: (reach: number) => string): string => {
    const dots = Array.from({ length: 420 }, (_, index) => {
      const reach = Math.sqrt((index + 0.5) / 420);
      const place = polar(reach * size, ((index + 1) * degrees * Math.PI) / 180, centre);
      return circle(place, size * (0.016 + 0.017 * reach), { fill: colour(reach) });
    });
    return dots.join('');
  };
  const quiet = (reach: number): string => mix(house.ink, house.teal, reach);
  const warm = (reach: number): string => mix(house.ochre, house.terracotta, reach);
  return drawing(
    1600,
    1200,
    house.paper,
    disc([210, 600], 190, 137.0, quiet) +
      disc([800, 600], 370, 137.507764, warm) +
      disc([1390, 600], 190, 138.0, quiet),
  );
}

export const pictures: Picture[] = [
  { slug: 'sunflower', paint: sunflower, icon: { left: 570, top: 370, size: 460 }, quality: 74 },
  { slug: 'golden-angle', paint: angles, icon: { left: 400, top: 200, size: 800 } },
];
