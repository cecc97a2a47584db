import path from 'node:path';
import { badge, onBadge } from '../drawing/badges.js';
import { shrink, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import { penroseTiling } from '../drawing/penrose-tiling.js';
import { filesFolder, saveText, type Picture } from '../drawing/picture.js';
import { circle, drawing, group, line, path as stroke, rectangle, rounded } from '../drawing/vector.js';

/** Five thick rhombs round a point and the five thin ones between them: the heart of a Penrose tiling. */
function rosette(size: number, light: string, warm: string): string {
  const centre: Point = [size / 2, size / 2];
  return penroseTiling(centre, size * 1.28, 3, 0.6 * Math.PI)
    .filter((rhomb) => Math.hypot(rhomb.centre[0] - size / 2, rhomb.centre[1] - size / 2) < size * 0.44)
    .filter((rhomb) => rhomb.corners.every(([x, y]) => Math.hypot(x - size / 2, y - size / 2) < size * 0.5))
    .map((rhomb) => stroke(rounded(shrink(rhomb.corners, 0.9), size * 0.01), { fill: rhomb.thick ? light : warm }))
    .join('');
}

function trophy(): string {
  const cup = stroke('M62 34H138V78C138 104 121 120 100 120S62 104 62 78Z', { fill: house.ochre });
  const handles = stroke('M62 48H42V60C42 78 52 88 68 90M138 48H158V60C158 78 148 88 132 90', {
    fill: 'none',
    stroke: house.ochre,
    'stroke-width': 8,
    'stroke-linecap': 'round',
  });
  const foot =
    stroke('M94 118H106V146H94Z', { fill: mix(house.ochre, house.terracotta, 0.5) }) +
    rectangle(70, 144, 60, 22, { rx: 5, fill: house.terracotta });
  const mark = group({ transform: 'translate(74 44) scale(0.52)' }, rosette(100, house.paper, house.terracotta));
  return drawing(200, 200, '', handles + cup + foot + mark);
}

function compass(): string {
  const legs = stroke('M60 26L38 92M60 26L84 92', {
    stroke: house.ink,
    'stroke-width': 6,
    'stroke-linecap': 'round',
    fill: 'none',
  });
  const arc = stroke('M22 82A52 52 0 0 0 100 82', {
    stroke: house.terracotta,
    'stroke-width': 4,
    fill: 'none',
    'stroke-linecap': 'round',
  });
  return drawing(
    120,
    120,
    '',
    arc + legs + circle([60, 24], 9, { fill: house.ochre, stroke: house.ink, 'stroke-width': 4 }),
  );
}

function ruler(): string {
  const marks = Array.from({ length: 9 }, (_, index) =>
    line([
      [18 + index * 10.5, 44],
      [18 + index * 10.5, index % 4 === 0 ? 62 : 54],
    ]),
  ).join('');
  const body = rectangle(8, 42, 104, 36, { rx: 5, fill: house.ochre, stroke: house.ink, 'stroke-width': 4 });
  return drawing(
    120,
    120,
    '',
    group({ transform: 'rotate(-32 60 60)' }, body + stroke(marks, { stroke: house.ink, 'stroke-width': 3 })),
  );
}

function deepDive(active: boolean): string {
  const [ground, ink] = active ? [house.terracotta, house.paper] : [house.paper, house.teal];
  const rings = [30, 19]
    .map((radius) => circle([50, 50], radius, { fill: 'none', stroke: ink, 'stroke-width': 5 }))
    .join('');
  return drawing(
    100,
    100,
    '',
    circle([50, 50], 46, { fill: ground, stroke: active ? house.terracotta : house.teal, 'stroke-width': 5 }) +
      rings +
      circle([50, 50], 8, { fill: ink }),
  );
}

function flag(stripes: readonly string[], over: string): string {
  const bands = stripes
    .map((fill, index) => rectangle(0, (40 / stripes.length) * index, 60, 40 / stripes.length, { fill }))
    .join('');
  return drawing(
    60,
    40,
    '',
    `<clipPath id="tile">${rectangle(0, 0, 60, 40, { rx: 4 })}</clipPath>${group({ 'clip-path': 'url(#tile)' }, bands + over)}`,
  );
}

const british =
  stroke('M0 0L60 40M60 0L0 40', { stroke: '#fff', 'stroke-width': 8 }) +
  stroke('M0 0L30 20M60 0L30 20M0 40L30 20M60 40L30 20', { stroke: '#b5352f', 'stroke-width': 2.8 }) +
  stroke('M30 0V40M0 20H60', { stroke: '#fff', 'stroke-width': 13 }) +
  stroke('M30 0V40M0 20H60', { stroke: '#b5352f', 'stroke-width': 7.5 });

const markOnInk = (size: number): string =>
  rectangle(0, 0, size, size, { rx: size * 0.22, fill: house.ink }) +
  group({ transform: `translate(${size * 0.09} ${size * 0.09}) scale(0.82)` }, rosette(size, house.paper, house.ochre));

const drawings: Record<string, () => string> = {
  'brand/logo': () => drawing(200, 200, '', rosette(200, house.teal, house.terracotta)),
  'brand/favicon': () => drawing(64, 64, '', markOnInk(64)),
  'brand/about': () =>
    drawing(
      200,
      200,
      '',
      circle([100, 100], 100, { fill: house.ink }) +
        group(
          { transform: 'translate(22 22) scale(0.78)' },
          rosette(200, mix(house.teal, house.paper, 0.35), house.ochre),
        ),
    ),
  'brand/sponsor-compass': compass,
  'brand/sponsor-ruler': ruler,
  'brand/deep-dive-found': () => deepDive(false),
  'brand/deep-dive-active': () => deepDive(true),
  'brand/trophy': trophy,
  ...Object.fromEntries(onBadge.map((_, index) => [`brand/badge-${index + 1}`, () => badge(index)])),
  'flags/de': () => flag(['#1b1b1b', '#c8362c', '#e3b13a'], ''),
  'flags/en': () => flag(['#24406e'], british),
};

export const files: Record<string, () => Promise<void>> = Object.fromEntries(
  Object.entries(drawings).map(([name, draw]) => [name, () => saveText(path.join(filesFolder, `${name}.svg`), draw())]),
);

function cardBack(): string {
  const frame = rectangle(26, 26, 548, 548, { rx: 26, fill: 'none', stroke: house.ochre, 'stroke-width': 4 });
  const dots = Array.from({ length: 19 * 19 }, (_, index) => {
    const [x, y] = [60 + (index % 19) * 26.7, 60 + Math.floor(index / 19) * 26.7];
    return circle([x, y], Math.hypot(x - 300, y - 300) < 215 ? 0 : 2.6, { fill: mix(house.teal, house.paper, 0.2) });
  }).join('');
  const mark = group(
    { transform: 'translate(110 110) scale(1.9)' },
    rosette(200, mix(house.teal, house.paper, 0.4), house.ochre),
  );
  return drawing(600, 600, house.ink, frame + dots + mark);
}

export const pictures: Picture[] = [{ slug: 'card-back', paint: cardBack, folder: 'brand' }];
