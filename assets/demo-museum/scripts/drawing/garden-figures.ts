import { polar, regularPolygon, type Point } from './geometry.js';
import { house, mix } from './palette.js';
import { circle, element, path, polygon, polyline } from './vector.js';

const frond = mix(house.teal, house.ink, 0.35);

const spiral = (centre: Point, size: number, turns: number, start: number): Point[] =>
  Array.from({ length: 120 }, (_, index) => {
    const share = index / 119;
    return polar(size * share ** 1.15, start + share * turns * 2 * Math.PI, centre);
  });

export function snail([x, y]: Point): string {
  const body = path(
    `M${x - 150} ${y + 92}C${x - 60} ${y + 60} ${x + 60} ${y + 100} ${x + 110} ${y + 70}C${x + 128} ${y + 30} ${x + 120} ${y - 10} ${x + 150} ${y - 26}C${x + 186} ${y - 30} ${x + 190} ${y + 10} ${x + 172} ${y + 40}C${x + 160} ${y + 92} ${x + 110} ${y + 100} ${x - 150} ${y + 92}Z`,
    { fill: house.ochre },
  );
  const horns =
    polyline(
      [
        [x + 156, y - 22],
        [x + 150, y - 66],
      ],
      { stroke: house.ochre, 'stroke-width': 7, 'stroke-linecap': 'round' },
    ) +
    polyline(
      [
        [x + 172, y - 20],
        [x + 190, y - 58],
      ],
      { stroke: house.ochre, 'stroke-width': 7, 'stroke-linecap': 'round' },
    );
  const shell =
    circle([x, y], 92, { fill: house.terracotta }) +
    polyline(spiral([x, y], 82, 3, 0.4), { stroke: house.paper, 'stroke-width': 9, 'stroke-linecap': 'round' });
  return body + horns + shell;
}

export function crozier([x, y]: Point): string {
  const curl = spiral([x, y], 74, 2.25, -2.25 * 2 * Math.PI);
  const stem = path(`M${x + 74} ${y}C${x + 84} ${y + 120} ${x + 30} ${y + 190} ${x + 20} ${y + 290}`, {
    fill: 'none',
    stroke: frond,
    'stroke-width': 20,
    'stroke-linecap': 'round',
  });
  const fronds = [90, 140, 190, 240].map((down, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return element('ellipse', {
      cx: x + 62 - down * 0.13 + side * 34,
      cy: y + down,
      rx: 34,
      ry: 10,
      fill: frond,
      transform: `rotate(${side * -28} ${x + 62 - down * 0.13 + side * 34} ${y + down})`,
    });
  });
  const last = polar(74, 0, [x, y]);
  return (
    stem +
    fronds.join('') +
    polyline([...curl.slice(0, -1), last], {
      stroke: frond,
      'stroke-width': 17,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  );
}

export function cloud([x, y]: Point): string {
  const puff = [
    [-110, 20, 62],
    [-30, -6, 92],
    [74, 18, 70],
    [140, 42, 44],
  ]
    .map(([right, down, size]) => circle([x + right, y + down], size, { fill: mix(house.paper, house.teal, 0.28) }))
    .join('');
  const base = element('rect', {
    x: x - 172,
    y: y + 22,
    width: 356,
    height: 64,
    rx: 32,
    fill: mix(house.paper, house.teal, 0.28),
  });
  return (
    base +
    puff +
    polyline(spiral([x - 26, y + 4], 66, 2.4, 2), { stroke: house.teal, 'stroke-width': 9, 'stroke-linecap': 'round' })
  );
}

export function pond([x, y]: Point): string {
  return [150, 122, 94, 66, 38]
    .map((size, index) =>
      element('ellipse', {
        cx: x,
        cy: y,
        rx: size,
        ry: size * 0.62,
        fill: index % 2 === 0 ? house.teal : mix(house.teal, house.paper, 0.5),
      }),
    )
    .join('');
}

export function honeycomb([x, y]: Point): string {
  const cells: Point[] = [[x, y], ...regularPolygon([x, y], 88, 6, 0)];
  return cells
    .map((cell, index) =>
      polygon(regularPolygon(cell, 48, 6), {
        fill: index % 2 === 0 ? house.ochre : house.terracotta,
        stroke: house.paper,
        'stroke-width': 5,
      }),
    )
    .join('');
}
