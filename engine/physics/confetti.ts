import Matter from 'matter-js';
import { createRandom } from '../play/random.ts';
import { createFixedSteps, stepLength } from './fixed-steps.ts';
import { type Point, type Size } from '../geometry.ts';

interface ConfettiOptions<Colour> extends Size {
  /** At least one. */
  readonly colours: readonly [Colour, ...Colour[]];
  readonly seed: number;
  /** At most 80. */
  readonly count?: number;
}

export interface Paper<Colour> extends Point {
  /** Radians. */
  readonly angle: number;
  readonly colour: Colour;
}

export interface Confetti<Colour> {
  /** Returns the visible papers this many milliseconds later, each by its centre. */
  readonly step: (milliseconds: number) => readonly Paper<Colour>[] | 'over';
}

/** CSS pixels. */
export const paperSize: Size = { width: 8, height: 12 };

const mostPapers = 80;
/** Milliseconds. */
const longest = 2500;
/** Milliseconds in which a paper falls through the whole height. */
const fall = 1500;
const frictionAir = 0.05;

/** Papers that flutter down from above the top edge and pass through each other. */
export function createConfetti<Colour>(options: ConfettiOptions<Colour>): Confetti<Colour> {
  const { width, height, colours, seed, count = mostPapers } = options;
  const random = createRandom(seed);
  const engine = Matter.Engine.create();
  // With this gravity, air friction limits papers to this speed.
  const speed = (Math.max(height, 1) / fall) * stepLength;
  engine.gravity.scale = (speed * frictionAir) / stepLength ** 2;
  const papers = Array.from({ length: Math.min(count, mostPapers) }, () => {
    const [x, y] = [random() * width, -paperSize.height - random() * 0.4 * height];
    const body = Matter.Bodies.rectangle(x, y, paperSize.width, paperSize.height, {
      frictionAir,
      angle: random() * Math.PI,
      collisionFilter: { mask: 0 },
    });
    Matter.Body.setVelocity(body, { x: 0, y: speed });
    const colour = colours[Math.floor(random() * colours.length)] ?? colours[0];
    return { body, colour, sway: random() * 2 * Math.PI, spin: (random() - 0.5) * 0.3 };
  });
  Matter.Composite.add(
    engine.world,
    papers.map(({ body }) => body),
  );
  let steps = 0;
  const advance = createFixedSteps(() => {
    for (const { body, sway, spin } of papers) {
      Matter.Body.setAngularVelocity(body, spin * (1 + Math.sin(sway + steps / 9)));
      body.force.x += body.mass * engine.gravity.scale * 0.7 * Math.sin(sway + steps / 14);
    }
    Matter.Engine.update(engine, stepLength);
    steps += 1;
  });
  let elapsed = 0;
  return {
    step: (milliseconds) => {
      elapsed += milliseconds > 0 ? milliseconds : 0;
      advance(milliseconds);
      const falling = papers.filter(({ body }) => body.position.y < height + paperSize.height);
      if (elapsed >= longest || falling.length === 0) return 'over';
      return falling.map(({ body, colour }) => ({ x: body.position.x, y: body.position.y, angle: body.angle, colour }));
    },
  };
}
