import { distance, regularPolygon, type Point } from './geometry.js';
import { house, mix } from './palette.js';
import { places, ways } from './park-ways.js';
import { seededRandom, smoothNoise } from './random.js';
import { circle, path as stroke, polygon, rectangle } from './vector.js';

export const meadow = mix(house.teal, house.paper, 0.72);
const leafage = [mix(house.teal, house.ochre, 0.18), house.teal, mix(house.teal, house.ochre, 0.36)];

export function building(): string {
  const stone = mix(house.paper, house.terracotta, 0.25);
  const roof = (x: number, y: number, width: number, height: number): string =>
    rectangle(x, y, width, height, { fill: stone, stroke: house.ink, 'stroke-width': 7 }) +
    stroke(
      `M${x} ${y}L${x + height / 2} ${y + height / 2}H${x + width - height / 2}L${x + width} ${y}M${x} ${y + height}L${x + height / 2} ${y + height / 2}M${x + width} ${y + height}L${x + width - height / 2} ${y + height / 2}`,
      { fill: 'none', stroke: mix(stone, house.ink, 0.45), 'stroke-width': 3 },
    );
  return (
    roof(830, 1215, 340, 86) +
    rectangle(790, 1200, 70, 116, { fill: stone, stroke: house.ink, 'stroke-width': 7 }) +
    rectangle(1140, 1200, 70, 116, { fill: stone, stroke: house.ink, 'stroke-width': 7 }) +
    circle([1000, 1258], 46, { fill: house.terracotta, stroke: house.ink, 'stroke-width': 7 }) +
    polygon(regularPolygon([1000, 1258], 26, 10), { fill: 'none', stroke: house.paper, 'stroke-width': 3 })
  );
}

function nearWay(point: Point, room: number): boolean {
  return ways.some((way) =>
    way.slice(1).some((to, index) => {
      const from = way[index];
      const length = distance(from, to);
      const share = Math.max(
        0,
        Math.min(
          1,
          ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length ** 2,
        ),
      );
      return distance(point, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]) < room;
    }),
  );
}

export function trees(): string {
  const random = seededRandom(26);
  const grove = smoothNoise(12);
  const placed: { point: Point; size: number }[] = [];
  for (let attempt = 0; attempt < 5200 && placed.length < 330; attempt += 1) {
    const point: Point = [random.between(30, 1970), random.between(30, 1470)];
    const size = random.between(17, 36);
    if (grove(point[0] / 230, point[1] / 230) < 0.02 || nearWay(point, size + 34)) continue;
    if (Object.values(places).some((place) => distance(place, point) < size + 80)) continue;
    if (
      Math.hypot((point[0] - 780) / 1.15, point[1] - 550) < 190 + size ||
      (Math.abs(point[0] - 1000) < 260 && point[1] > 1130)
    )
      continue;
    if (
      Math.hypot(point[0] - 1460, point[1] - 800) < 172 ||
      placed.some((other) => distance(other.point, point) < (other.size + size) * 0.86)
    )
      continue;
    placed.push({ point, size });
  }
  return placed
    .toSorted((first, second) => first.point[1] - second.point[1])
    .map(({ point: [x, y], size }) => {
      const fill = random.pick(leafage);
      return (
        circle([x + size * 0.16, y + size * 0.2], size, { fill: mix(meadow, house.ink, 0.22) }) +
        circle([x, y], size, { fill }) +
        circle([x - size * 0.2, y - size * 0.22], size * 0.55, { fill: mix(fill, house.paper, 0.16) })
      );
    })
    .join('');
}
