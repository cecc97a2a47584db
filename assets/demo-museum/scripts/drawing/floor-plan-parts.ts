import { hall, hallRadius, type Room } from './floor-plan-rooms.js';
import { polar, type Point } from './geometry.js';
import { house, mix } from './palette.js';
import { circle, line, path as stroke, polyline, rectangle } from './vector.js';

const wall = house.ink;

export function floor([x, y, width, height, fill]: Room, index: number): string {
  const seams: Point[][] = [];
  const step = index % 2 === 0 ? 40 : 52;
  for (let at = step; at < width; at += step)
    seams.push([
      [x + at, y],
      [x + at, y + height],
    ]);
  for (let at = step; at < height; at += step)
    seams.push([
      [x, y + at],
      [x + width, y + at],
    ]);
  const grid = stroke(seams.map((seam) => line(seam)).join(''), {
    stroke: mix(fill, house.ink, 0.07),
    'stroke-width': 1,
  });
  return rectangle(x, y, width, height, { fill }) + grid;
}

export function rotunda(): string {
  const rings = [1, 0.74, 0.48, 0.22].map((share, index) =>
    circle(hall, hallRadius * share, {
      fill: mix(house.paper, index % 2 === 0 ? house.ochre : house.terracotta, 0.16 + index * 0.05),
    }),
  );
  const rays = Array.from({ length: 20 }, (_, index) =>
    line([polar(45, (index * Math.PI) / 10, hall), polar(hallRadius, (index * Math.PI) / 10, hall)]),
  ).join('');
  // The ring wall opens towards the four wings.
  const arcs = [0, 1, 2, 3].map((quarter) => {
    const opening = 0.24;
    const points = Array.from({ length: 30 }, (_, index) =>
      polar(hallRadius, (quarter * Math.PI) / 2 + opening + ((Math.PI / 2 - 2 * opening) * index) / 29, hall),
    );
    return polyline(points, { stroke: wall, 'stroke-width': 12 });
  });
  return (
    rings.join('') + stroke(rays, { stroke: mix(house.paper, house.ink, 0.14), 'stroke-width': 1.5 }) + arcs.join('')
  );
}

export function stairs(x: number, y: number, width: number, height: number, steps: number): string {
  const treads = Array.from({ length: steps + 1 }, (_, index) =>
    line([
      [x + (width * index) / steps, y],
      [x + (width * index) / steps, y + height],
    ]),
  ).join('');
  const arrow =
    line([
      [x + 8, y + height / 2],
      [x + width - 10, y + height / 2],
    ]) +
    line([
      [x + width - 22, y + height / 2 - 9],
      [x + width - 10, y + height / 2],
      [x + width - 22, y + height / 2 + 9],
    ]);
  return (
    rectangle(x, y, width, height, { fill: house.paper, stroke: wall, 'stroke-width': 4 }) +
    stroke(treads, { stroke: mix(house.paper, house.ink, 0.5), 'stroke-width': 2 }) +
    stroke(arrow, {
      stroke: house.terracotta,
      'stroke-width': 4,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  );
}

export const bench = (x: number, y: number, width: number, height: number): string =>
  rectangle(x, y, width, height, {
    rx: 6,
    fill: mix(house.ochre, house.paper, 0.35),
    stroke: mix(house.ochre, house.ink, 0.3),
    'stroke-width': 2,
  });
