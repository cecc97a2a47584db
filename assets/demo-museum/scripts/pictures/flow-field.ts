import { add, type Point } from '../drawing/geometry.js';
import { house, mix, ramp, toHex } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { seededRandom, smoothNoise } from '../drawing/random.js';
import { drawing, polyline } from '../drawing/vector.js';

const potential = (() => {
  const [coarse, fine] = [smoothNoise(31), smoothNoise(77)];
  return (x: number, y: number): number => coarse(x / 420 + 7, y / 420 + 3) + 0.32 * fine(x / 170, y / 170);
})();

/** The curl of a height field: lines along it never run into each other and never end. */
function heading([x, y]: Point): Point {
  const slopeX = potential(x + 1, y) - potential(x - 1, y);
  const slopeY = potential(x, y + 1) - potential(x, y - 1);
  const length = Math.hypot(slopeX, slopeY) || 1;
  return [slopeY / length, -slopeX / length];
}

function flow(): string {
  const random = seededRandom(6);
  const gap = 15;
  const taken = new Map<string, number>();
  const cellOf = ([x, y]: Point): string => `${Math.floor(x / gap)} ${Math.floor(y / gap)}`;
  const colour = ramp([
    [0, house.teal],
    [0.4, mix(house.teal, house.paper, 0.35)],
    [0.55, house.ochre],
    [0.75, house.terracotta],
    [1, house.plum],
  ]);
  const parts: string[] = [];
  for (let line = 1; line < 9000; line += 1) {
    const start: Point = [random.between(-20, 1620), random.between(-20, 1220)];
    const walk = (sign: number): Point[] => {
      const points: Point[] = [];
      let point = start;
      for (let count = 0; count < 150; count += 1) {
        const owner = taken.get(cellOf(point));
        if (owner !== undefined && owner !== line) break;
        taken.set(cellOf(point), line);
        points.push(point);
        const [x, y] = heading(point);
        point = add(point, [x * sign * 4, y * sign * 4]);
      }
      return points;
    };
    const points = [...walk(-1).toReversed(), ...walk(1).slice(1)];
    if (points.length < 14) continue;
    const height = potential(start[0], start[1]) * 0.42 + 0.5;
    parts.push(
      polyline(
        points.filter((_, index) => index % 2 === 0),
        { stroke: toHex(colour(height)), 'stroke-width': 5 + 5.5 * random.next(), 'stroke-linecap': 'round' },
      ),
    );
  }
  return drawing(1600, 1200, house.paper, parts.join(''));
}

export const pictures: Picture[] = [
  { slug: 'flow-field', paint: flow, icon: { left: 500, top: 300, size: 400 }, quality: 66 },
];
