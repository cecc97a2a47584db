import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { circle, drawing } from '../drawing/vector.js';

interface Complex {
  re: number;
  im: number;
}
interface Disc {
  bend: number;
  /** Bend times centre: the quantity for which Descartes' theorem is linear. */
  weight: Complex;
}

/** The second circle that touches the same three: Descartes' theorem as a reflection. */
function swap(old: Disc, first: Disc, second: Disc, third: Disc): Disc {
  const sum = (part: (disc: Disc) => number): number => 2 * (part(first) + part(second) + part(third)) - part(old);
  return {
    bend: sum((disc) => disc.bend),
    weight: { re: sum((disc) => disc.weight.re), im: sum((disc) => disc.weight.im) },
  };
}

function gasket(size: number, smallest: number): string {
  const radius = size * 0.465;
  const ring = 1 + 2 / Math.sqrt(3);
  const outer: Disc = { bend: -1, weight: { re: 0, im: 0 } };
  const inner = [0, 1, 2].map((index): Disc => {
    const angle = (index * 2 * Math.PI) / 3 - Math.PI / 2;
    const away = ring * (1 - 1 / ring);
    return { bend: ring, weight: { re: away * Math.cos(angle), im: away * Math.sin(angle) } };
  });
  const tints = [
    house.teal,
    house.ochre,
    house.terracotta,
    mix(house.plum, house.paper, 0.2),
    mix(house.teal, house.paper, 0.45),
    house.paper,
  ];
  const parts: string[] = [circle([size / 2, size / 2], radius, { fill: mix(house.ink, house.teal, 0.22) })];
  const place = ({ bend, weight }: Disc, depth: number): boolean => {
    const own = radius / bend;
    if (own < smallest) return false;
    const centre = [size / 2 + (radius * weight.re) / bend, size / 2 + (radius * weight.im) / bend] as const;
    const fill = tints[depth % tints.length];
    parts.push(circle(centre, own * 0.985, { fill }));
    if (own > size / 30) {
      for (const share of [0.8, 0.6, 0.4])
        parts.push(
          circle(centre, own * share, {
            fill: 'none',
            stroke: mix(fill, house.paper, 0.4),
            'stroke-width': size / 800,
          }),
        );
    }
    return true;
  };
  const fill = (first: Disc, second: Disc, third: Disc, opposite: Disc, depth: number): void => {
    const found = swap(opposite, first, second, third);
    if (!place(found, depth)) return;
    fill(found, first, second, third, depth + 1);
    fill(found, first, third, second, depth + 1);
    fill(found, second, third, first, depth + 1);
  };
  for (const disc of inner) place(disc, 0);
  const [first, second, third] = inner;
  fill(first, second, third, outer, 1);
  fill(outer, first, second, third, 1);
  fill(outer, first, third, second, 1);
  fill(outer, second, third, first, 1);
  return parts.join('');
}

export const pictures: Picture[] = [
  {
    slug: 'apollonian',
    paint: () => drawing(1600, 1200, house.ink, `<g transform="translate(200 0)">${gasket(1200, 1.3)}</g>`),
    icon: () => drawing(400, 400, house.ink, gasket(400, 2.5)),
    quality: 74,
  },
];
