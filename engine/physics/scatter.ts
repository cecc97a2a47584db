import Matter from 'matter-js';
import { createRandom, shuffle } from '../play/random.ts';
import { largestOf, slotsIn } from '../play/slots.ts';
import { stepLength } from './fixed-steps.ts';
import { cornerIn, createRoom, inRoom, sliding, solid } from './room.ts';
import { type Box, type Point, type Size } from '../geometry.ts';

interface ScatterOptions {
  readonly boxes: readonly Size[];
  readonly room: Box;
  readonly seed: number;
}

/** At most two seconds of simulation; less for many boxes, because the phone waits for it. */
const mostSteps = (count: number): number => Math.max(30, Math.min(120, 12_000 / count));
/** Boxes that fill a larger share of the room are not pushed apart. */
const fullest = 0.9;
/** The distance of boxes from the middle of their slots: smaller in full rooms, where boxes would jam. */
const spread = (filled: number): number => Math.min(0.8, 1.2 * (1 - filled));
/** Pixels per step; a box that moves less is at rest. */
const still = 0.05;

/**
 * Scatters boxes over a room: they start roughly apart and push each other aside until all are at rest, without overlap
 * where there is space. It runs synchronously, and the same seed gives the same result.
 * @returns the top-left corner of each box, in the room; a box larger than the room is in its corner
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
