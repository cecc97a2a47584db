import { between, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { drawing, polygon } from '../drawing/vector.js';

type Triangle = readonly [Point, Point, Point];

/** The three corner copies stay, the middle is taken away; every copy keeps a trace of the corner it came from. */
function leaves(triangle: Triangle, depth: number, trail: string): { triangle: Triangle; trail: string }[] {
  if (depth === 0) return [{ triangle, trail }];
  const [top, left, right] = triangle;
  const [middleLeft, middleRight, below] = [
    between(top, left, 0.5),
    between(top, right, 0.5),
    between(left, right, 0.5),
  ];
  return [
    ...leaves([top, middleLeft, middleRight], depth - 1, `${trail}0`),
    ...leaves([middleLeft, left, below], depth - 1, `${trail}1`),
    ...leaves([middleRight, below, right], depth - 1, `${trail}2`),
  ];
}

const corners = [house.ochre, house.terracotta, house.teal];

function colourOf(trail: string): string {
  return [...trail].reduce(
    (colour, corner, level) => mix(colour, corners[Number(corner)], 0.8 / 1.6 ** level),
    house.plum,
  );
}

function sierpinski(): string {
  const side = 1200;
  const height = (side * Math.sqrt(3)) / 2;
  const top: Point = [800, 600 - height / 2];
  const whole: Triangle = [top, [800 - side / 2, top[1] + height], [800 + side / 2, top[1] + height]];
  const parts = leaves(whole, 6, '').map(({ triangle, trail }) => polygon(triangle, { fill: colourOf(trail) }));
  const ground = polygon(whole, { fill: mix(house.paper, house.ochre, 0.2) });
  return drawing(1600, 1200, house.paper, ground + parts.join(''));
}

function icon(): string {
  const whole: Triangle = [
    [200, 36],
    [12, 362],
    [388, 362],
  ];
  const parts = leaves(whole, 4, '').map(({ triangle, trail }) => polygon(triangle, { fill: colourOf(trail) }));
  return drawing(400, 400, house.paper, parts.join(''));
}

export const pictures: Picture[] = [{ slug: 'sierpinski', paint: sierpinski, icon }];
