import Matter from 'matter-js';
import { createFixedSteps, stepLength } from './fixed-steps.ts';
import { type Box, cornerIn, createRoom, fixed, inRoom, type Point, sliding } from './room.ts';

export interface FlingOptions {
  readonly box: Box;
  /** Pixels a second. */
  readonly velocity: Point;
  readonly room: Box;
  /** Stand still; the box slides along them and bounces off a little. */
  readonly obstacles?: readonly Box[];
}

export interface Fling {
  /** Where the box's top-left corner is so many milliseconds later, or that it rests where it was last. */
  readonly step: (milliseconds: number) => Point | 'resting';
}

/** Pixels a step; no finger is faster, and nothing that can be seen is jumped over. */
const fastest = 40;
/** Pixels a step; slower cannot be seen. */
const slowest = 0.2;
/** Steps: two seconds. */
const longest = 120;

/** What a let-go piece does: slides on, slows down, stays in the room. The first step always tells a position. */
export function createFling({ box, velocity, room, obstacles = [] }: FlingOptions): Fling {
  const engine = createRoom(room);
  const body = sliding({ ...box, ...inRoom(room, box) }, { frictionAir: 0.06, restitution: 0.3 });
  Matter.Composite.add(engine.world, [...obstacles.map(fixed), body]);
  Matter.Body.setVelocity(body, limited(velocity));
  let steps = 0;
  let hasRested = false;
  const advance = createFixedSteps(() => {
    if (hasRested) return;
    Matter.Engine.update(engine, stepLength);
    steps += 1;
    hasRested = body.speed < slowest || steps >= longest;
  });
  let isToldLast = false;
  return {
    step: (milliseconds) => {
      if (isToldLast) return 'resting';
      advance(milliseconds);
      isToldLast = hasRested;
      return cornerIn(room, body, box);
    },
  };
}

function limited({ x, y }: Point): Point {
  const [across, down] = [x / 60, y / 60];
  const speed = Math.hypot(across, down);
  if (!Number.isFinite(speed)) return { x: 0, y: 0 };
  const share = speed > fastest ? fastest / speed : 1;
  return { x: across * share, y: down * share };
}
