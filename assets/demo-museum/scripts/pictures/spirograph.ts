import type { Point } from '../drawing/geometry.js';
import { house } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { drawing, polyline } from '../drawing/vector.js';

/** A pen in a wheel that rolls inside a ring: the numbers of teeth decide how many loops there are. */
function hypotrochoid(centre: Point, ring: number, wheel: number, pen: number, scale: number): Point[] {
  const divisor = (first: number, second: number): number => (second === 0 ? first : divisor(second, first % second));
  const rounds = wheel / divisor(ring, wheel);
  const steps = rounds * 160;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * rounds * 2 * Math.PI;
    const roll = ((ring - wheel) / wheel) * angle;
    return [
      centre[0] + scale * ((ring - wheel) * Math.cos(angle) + pen * Math.cos(roll)),
      centre[1] + scale * ((ring - wheel) * Math.sin(angle) - pen * Math.sin(roll)),
    ];
  });
}

function rosette(size: number, width: number, every: number): string {
  const centre: Point = [size / 2, size / 2];
  const scale = size / 1200;
  const layers: readonly (readonly [number, number, number, number, string])[] = [
    [96, 31, 29, 5.35, house.teal],
    [96, 41, 33, 4.2, house.ochre],
    [96, 59, 44, 2.75, house.terracotta],
    [96, 59, 34, 2.75, house.terracotta],
    [96, 59, 24, 2.75, house.plum],
  ];
  return layers
    .filter((_, index) => index % every === 0)
    .map(([ring, wheel, pen, zoom, stroke]) =>
      polyline(hypotrochoid(centre, ring, wheel, pen, zoom * scale), {
        stroke,
        'stroke-width': width,
        'stroke-linejoin': 'round',
      }),
    )
    .join('');
}

function spirograph(): string {
  return drawing(1600, 1200, house.paper, `<g transform="translate(200 0)">${rosette(1200, 2.1, 1)}</g>`);
}

const icon = (): string => drawing(400, 400, house.paper, rosette(400, 1.7, 2));

export const pictures: Picture[] = [{ slug: 'spirograph', paint: spirograph, icon, quality: 66 }];
