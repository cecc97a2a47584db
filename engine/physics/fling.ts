import Matter from 'matter-js';
import { createFixedSteps, stepLength } from './fixed-steps.ts';
import { cornerIn, createRoom, fixed, inRoom, sliding } from './room.ts';
import { type Box, type Point } from '../geometry.ts';

export interface FlingOptions {
  readonly box: Box;
  /** Pixels per second. */
  readonly velocity: Point;
  readonly room: Box;
  /** The box slides along obstacles and bounces off a little; they never move. */
  readonly obstacles?: readonly Box[];
}

export interface Fling {
  /** Returns the box's top-left corner this many milliseconds later, or `resting` at the last one. */
  readonly step: (milliseconds: number) => Point | 'resting';
}

/** Pixels per step; no finger is faster, and a box never jumps over a visible obstacle. */
const fastest = 40;
/** Pixels per step; slower movement is invisible. */
const slowest = 0.2;
/** Steps: two seconds. */
const longest = 120;

/** Lets a released box slide on and slow down within the room. The first step always returns a position. */
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
