import { polar, type Point } from '../drawing/geometry.js';
import { house, mix } from '../drawing/palette.js';
import type { Picture } from '../drawing/picture.js';
import { seededRandom } from '../drawing/random.js';
import { circle, drawing, polyline } from '../drawing/vector.js';

const rules: Record<string, readonly string[]> = {
  A: ['F[-A][+A]', 'F[-A]F[+A]', 'FF[-A][+A]', 'F[-FA][+A]'],
};

/** A Lindenmayer system: every letter is rewritten at once, again and again. */
function rewritten(rounds: number, seed: number): string {
  const random = seededRandom(seed);
  let word = 'FA';
  for (let round = 0; round < rounds; round += 1) {
    word = Array.from(word)
      .map((letter) => (rules[letter] ? random.pick(rules[letter]) : letter))
      .join('');
  }
  return word;
}

interface Turtle {
  point: Point;
  angle: number;
  depth: number;
}

function tree(root: Point, unit: number, rounds: number, seed: number): string {
  const random = seededRandom(seed + 1);
  const wood: string[] = [];
  const leaves: string[] = [];
  const stack: Turtle[] = [];
  let turtle: Turtle = { point: root, angle: -Math.PI / 2, depth: 0 };
  for (const letter of rewritten(rounds, seed)) {
    if (letter === 'F') {
      const length = unit * 0.86 ** turtle.depth * random.between(0.8, 1.15);
      const bend = polar(length * 0.5, turtle.angle + random.between(-0.09, 0.09), turtle.point);
      const tip = polar(length * 0.55, turtle.angle, bend);
      const thickness = Math.max(1.3, unit * 0.31 * 0.69 ** turtle.depth);
      const stroke = mix(house.ink, house.plum, Math.min(1, turtle.depth / 9));
      wood.push(
        polyline([turtle.point, bend, tip], {
          stroke,
          'stroke-width': thickness,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      );
      turtle = { point: tip, angle: turtle.angle, depth: turtle.depth };
    } else if (letter === '[') {
      stack.push(turtle);
      turtle = { point: turtle.point, angle: turtle.angle, depth: turtle.depth + 1 };
    } else if (letter === ']') {
      turtle = stack.pop() ?? turtle;
    } else if (letter === 'A') {
      const fill = random.pick([
        house.terracotta,
        house.ochre,
        house.ochre,
        mix(house.terracotta, house.ochre, 0.5),
        house.teal,
      ]);
      leaves.push(circle(turtle.point, random.between(unit * 0.035, unit * 0.085), { fill, opacity: 0.92 }));
    } else {
      const turn = random.between(0.28, 0.5) * (letter === '-' ? -1 : 1);
      // Twigs lift a little towards the light.
      const angle = turtle.angle + turn - 0.035 * (turtle.angle + Math.PI / 2);
      turtle = { point: turtle.point, angle, depth: turtle.depth };
    }
  }
  return wood.join('') + leaves.join('');
}

function branching(): string {
  const ground = circle([800, 3560], 2440, { fill: mix(house.paper, house.ochre, 0.3) });
  return drawing(1600, 1200, house.paper, ground + tree([800, 1140], 92, 10, 5));
}

export const pictures: Picture[] = [
  {
    slug: 'branching',
    paint: branching,
    icon: () => drawing(400, 400, house.paper, tree([200, 392], 40, 6, 5)),
    quality: 70,
  },
];
