import Matter from 'matter-js';
import { createRandom, shuffle } from '../play/random.ts';
import { largestOf, slotsIn } from '../play/slots.ts';
import { stepLength } from './fixed-steps.ts';
import { type Box, cornerIn, createRoom, inRoom, type Point, type Size, sliding, solid } from './room.ts';

interface ScatterOptions {
  readonly boxes: readonly Size[];
  readonly room: Box;
  readonly seed: number;
}

/** Two seconds of the world, for rooms in which there is no rest; fewer for many boxes, as a phone waits meanwhile. */
const mostSteps = (count: number): number => Math.max(30, Math.min(120, 12_000 / count));
/** Share of the room that boxes may fill to be pushed apart at all. */
const fullest = 0.9;
/** How far boxes may fall from the middle of their share of the room: the fuller it is, the more orderly, lest they jam. */
const spread = (filled: number): number => Math.min(0.8, 1.2 * (1 - filled));
/** Pixels; what moves less lies still. */
const still = 0.05;

/**
 * Pours boxes out over a room: they fall roughly apart and push each other aside until all lie still, apart where there is
 * space for that. All of it happens at once, and the same seed gives the same.
 * @returns the top-left corner of each box, in the room; a box larger than the room lies in its corner
 */
export function scatterBoxes({ boxes, room, seed }: ScatterOptions): readonly Point[] {
  const random = createRandom(seed);
  const floor = { ...room, ...solid(room) };
  const engine = createRoom(floor);
  const sizes = boxes.map(solid);
  const area = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  const filled = area / (floor.width * floor.height);
  const slots = shuffle(slotsIn(floor, sizes.length, largestOf(sizes)), random);
  const bodies = sizes.map((size, index) => {
    const slot = slots[index] ?? floor;
    const stray = (length: number): number => (filled > fullest ? 0 : length * spread(filled) * (random() - 0.5));
    const x = slot.x + (slot.width - size.width) / 2 + stray(slot.width);
    const y = slot.y + (slot.height - size.height) / 2 + stray(slot.height);
    return sliding({ ...size, ...inRoom(floor, { x, y, ...size }) }, { frictionAir: 0.12, restitution: 0 });
  });
  Matter.Composite.add(engine.world, bodies);
  if (filled <= fullest) pushApart(engine, bodies);
  return bodies.map((body, index) => cornerIn(floor, body, sizes[index] ?? floor));
}

function pushApart(engine: ReturnType<typeof createRoom>, bodies: readonly ReturnType<typeof sliding>[]): void {
  for (let step = 0; step < mostSteps(bodies.length); step += 1) {
    const before = bodies.map(({ position }) => ({ x: position.x, y: position.y }));
    Matter.Engine.update(engine, stepLength);
    const lies = bodies.every(({ position: { x, y } }, index) => {
      const was = before[index];
      return was !== undefined && Math.abs(x - was.x) + Math.abs(y - was.y) < still;
    });
    if (lies) return;
  }
}
