import type { Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { drawing, polyline } from '../drawing/vector.js';

export function figure(centre: Point, size: number, across: number, along: number, phase: number): Point[] {
  return Array.from({ length: 721 }, (_, step) => {
    const time = (step / 720) * 2 * Math.PI;
    return [centre[0] + size * Math.sin(across * time + phase), centre[1] + size * Math.sin(along * time)];
  });
}

function sheet(centre: Point, size: number, lines: number, width: number): string {
  return Array.from({ length: lines }, (_, index) => {
    const share = index / (lines - 1);
    const stroke =
      share > 0.999
        ? house.ochre
        : mix(mix(house.ink, house.teal, 0.35), mix(house.teal, house.paper, 0.5), share ** 2);
    const last = index === lines - 1;
    return polyline(figure(centre, size, 3, 4, (share - 1) * 0.5 + Math.PI / 4), {
      stroke,
      'stroke-width': last ? width * 3 : width,
      'stroke-linejoin': 'round',
    });
  }).join('');
}

export const pictures: Picture[] = [
  {
    slug: 'lissajous',
    paint: () => drawing(1600, 1200, house.ink, sheet([800, 600], 500, 30, 2)),
    icon: () => drawing(400, 400, house.ink, sheet([200, 200], 165, 7, 2.4)),
    quality: 72,
  },
];
