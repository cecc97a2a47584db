import { house, mix, ramp, type Rgb } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { readField, shade, type Field, type Pixels } from '../drawing/pixels.js';
import { seededRandom } from '../drawing/random.js';

type Rates = (share: number) => readonly [feed: number, kill: number];

interface Dish {
  width: number;
  height: number;
  food: Float64Array;
  eater: Float64Array;
}

/** Gray-Scott: one substance is fed, the other eats it and decays. The edges wrap around. */
function react(from: Dish, to: Dish, feeds: Float64Array, losses: Float64Array): void {
  const { width, height, food, eater } = from;
  const nextFood = to.food;
  const nextEater = to.eater;
  for (let row = 0; row < height; row += 1) {
    const here = row * width;
    const above = ((row + height - 1) % height) * width;
    const below = ((row + 1) % height) * width;
    for (let column = 0; column < width; column += 1) {
      const left = column === 0 ? width - 1 : column - 1;
      const right = column === width - 1 ? 0 : column + 1;
      const index = here + column;
      const foodSpread =
        0.2 * (food[here + left] + food[here + right] + food[above + column] + food[below + column]) +
        0.05 * (food[above + left] + food[above + right] + food[below + left] + food[below + right]) -
        food[index];
      const eaterSpread =
        0.2 * (eater[here + left] + eater[here + right] + eater[above + column] + eater[below + column]) +
        0.05 * (eater[above + left] + eater[above + right] + eater[below + left] + eater[below + right]) -
        eater[index];
      const reaction = food[index] * eater[index] * eater[index];
      const grown = eater[index] + 0.5 * eaterSpread + reaction - losses[column] * eater[index];
      nextFood[index] = food[index] + foodSpread - reaction + feeds[column] * (1 - food[index]);
      // Numbers next to zero would slow the processor down a hundredfold.
      nextEater[index] = grown < 1e-12 ? 0 : grown;
    }
  }
}

function grownPattern(width: number, height: number, steps: number, rates: Rates, seed: number): Field {
  const random = seededRandom(seed);
  const dish = (): Dish => ({
    width,
    height,
    food: new Float64Array(width * height).fill(1),
    eater: new Float64Array(width * height),
  });
  let [now, next] = [dish(), dish()];
  for (let patch = 0; patch < 220; patch += 1) {
    const left = Math.floor(random.between(0, width));
    const top = Math.floor(random.between(0, height));
    for (let cell = 0; cell < 25; cell += 1) {
      const index = ((top + Math.floor(cell / 5)) % height) * width + ((left + (cell % 5)) % width);
      now.food[index] = 0.5;
      now.eater[index] = 0.25 + random.between(0, 0.05);
    }
  }
  const ratesOfColumn = Array.from({ length: width }, (_, column) => rates(column / width));
  const feeds = Float64Array.from(ratesOfColumn, ([feed]) => feed);
  const losses = Float64Array.from(ratesOfColumn, ([feed, kill]) => feed + kill);
  for (let step = 0; step < steps; step += 1) {
    react(now, next, feeds, losses);
    [now, next] = [next, now];
  }
  return { width, height, values: Float32Array.from(now.eater) };
}

function relief(rates: Rates, steps: number, seed: number, low: string, high: string, accent: string): Pixels {
  const [columns, rows] = [320, 240];
  const field = grownPattern(columns, rows, steps, rates, seed);
  const zoom = 1600 / columns;
  const colour = ramp([
    [0, low],
    [0.4, low],
    [0.47, mix(low, high, 0.75)],
    [0.6, high],
    [0.85, mix(high, accent, 0.8)],
    [1, accent],
  ]);
  return shade(1600, 1200, 1, (x, y): Rgb => {
    const [column, row] = [x / zoom - 0.5, y / zoom - 0.5];
    const value = readField(field, column, row);
    const slope = value - readField(field, column - 0.8, row - 0.8);
    const [red, green, blue] = colour(value / 0.4 - 0.03);
    const light = 1 + Math.max(-0.16, Math.min(0.16, slope * 2.2));
    return [Math.min(255, red * light), Math.min(255, green * light), Math.min(255, blue * light)];
  });
}

const spots: Rates = () => [0.034, 0.0645];
const stripes: Rates = () => [0.04, 0.0605];
const maze: Rates = () => [0.029, 0.057];
const slide: Rates = (share) => {
  const part = 0.5 - 0.5 * Math.cos(2 * Math.PI * share);
  return [0.031 + 0.008 * part, 0.0635 - 0.004 * part];
};

export const pictures: Picture[] = [
  {
    slug: 'reaction-diffusion',
    paint: () => relief(slide, 9000, 11, house.paper, house.teal, house.ink),
    icon: { left: 250, top: 150, size: 620 },
    quality: 72,
  },
  {
    slug: 'rd-spots',
    paint: () => relief(spots, 7000, 3, house.ochre, house.plum, house.ink),
    icon: { left: 500, top: 300, size: 560 },
    quality: 72,
  },
  {
    slug: 'rd-stripes',
    paint: () => relief(stripes, 7000, 7, house.paper, house.ink, house.ink),
    icon: { left: 500, top: 300, size: 560 },
    quality: 72,
  },
  {
    slug: 'rd-maze',
    paint: () => relief(maze, 7000, 9, house.terracotta, house.paper, house.paper),
    icon: { left: 500, top: 300, size: 560 },
    quality: 72,
  },
];
