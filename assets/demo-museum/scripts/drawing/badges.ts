import { polar, regularPolygon, star } from './geometry.js';
import { house, mix } from './palette.js';
import { circle, drawing, path as stroke, polygon, rectangle } from './vector.js';

const badgeColours = [house.teal, house.terracotta, house.ochre, house.plum];
export const onBadge: readonly ((ink: string) => string)[] = [
  (ink) =>
    [34, 52]
      .flatMap((x) =>
        [34, 52].map((y) =>
          rectangle(x, y, 14, 14, { rx: 3, fill: x === y ? ink : 'none', stroke: ink, 'stroke-width': 3 }),
        ),
      )
      .join(''),
  (ink) =>
    [27, 43, 59]
      .flatMap((x) =>
        [27, 43, 59].map((y) =>
          rectangle(x, y, 12, 12, {
            rx: 2.5,
            fill: (x + y) % 4 === 2 ? ink : 'none',
            stroke: ink,
            'stroke-width': 2.5,
          }),
        ),
      )
      .join(''),
  (ink) => stroke('M28 40H43A7.5 7.5 0 1 1 57 40H72V72H28Z', { fill: ink }),
  (ink) =>
    stroke('M28 28H44A6 6 0 1 0 56 28H72V44A6 6 0 1 0 72 56V72H56A6 6 0 1 1 44 72H28V56A6 6 0 1 1 28 44Z', {
      fill: ink,
    }),
  (ink) => polygon(regularPolygon([50, 53], 26, 3), { fill: ink }),
  (ink) =>
    [0, 1, 2]
      .map((index) =>
        polygon(regularPolygon(polar(15, (index * 2 * Math.PI) / 3 - Math.PI / 2, [50, 53]), 12, 3), { fill: ink }),
      )
      .join(''),
  (ink) =>
    circle([46, 46], 15, { fill: 'none', stroke: ink, 'stroke-width': 6 }) +
    stroke('M58 58L72 72', { stroke: ink, 'stroke-width': 8, 'stroke-linecap': 'round' }),
  (ink) => polygon(star([50, 51], 27, 12, 5), { fill: ink }),
];

export function badge(index: number): string {
  const colour = badgeColours[index % 4];
  const rim = polygon(star([50, 50], 49, 44, 20), { fill: colour });
  const ring = circle([50, 50], 38, {
    fill: index < 4 ? house.paper : mix(colour, house.ink, 0.35),
    stroke: house.paper,
    'stroke-width': 2,
  });
  return drawing(100, 100, '', rim + ring + onBadge[index](index < 4 ? mix(colour, house.ink, 0.2) : house.paper));
}
