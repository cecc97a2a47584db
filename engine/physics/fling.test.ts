import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFling } from './fling.ts';
import { type Box, type Point } from '../geometry.ts';

const room: Box = { x: 0, y: 0, width: 390, height: 700 };
const box: Box = { x: 100, y: 100, width: 40, height: 60 };

/** Returns the position at each step until the piece rests. */
function path(options: Parameters<typeof createFling>[0], milliseconds = 1000 / 60): readonly Point[] {
  const fling = createFling(options);
  const points: Point[] = [];
  for (let frame = 0; frame < 1000; frame += 1) {
    const point = fling.step(milliseconds);
    if (point === 'resting') return points;
    points.push(point);
  }
  throw new Error('it never rested');
}

describe('a flung piece', () => {
  it('slides on, slows down and rests', () => {
    const points = path({ box, velocity: { x: 300, y: 0 }, room });
    const far = points.map(({ x }) => x);
    const ways = far.slice(1).map((x, index) => x - (far[index] ?? x));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(ways[0]).toBeGreaterThan(3 * (ways.at(-1) ?? 0));
    expect(far.at(-1)).toBeGreaterThan(150);
    expect(points.every(({ y }) => Math.abs(y - 100) < 1e-9)).toBe(true);
  });

  it('bounces off a wall', () => {
    const points = path({ box: { ...box, x: 300 }, velocity: { x: 1500, y: 0 }, room });
    expect(Math.max(...points.map(({ x }) => x))).toBeGreaterThan(345);
    expect(points.at(-1)?.x).toBeLessThan(345);
  });

  it('is stopped by an obstacle', () => {
    const obstacles = [{ x: 200, y: 50, width: 60, height: 200 }];
    const free = path({ box, velocity: { x: 900, y: 0 }, room }).at(-1);
    const stopped = path({ box, velocity: { x: 900, y: 0 }, room, obstacles });
    expect(free?.x).toBeGreaterThan(250);
    expect(Math.max(...stopped.map(({ x }) => x))).toBeLessThan(161);
  });

  it('never leaves the room, and rests within two seconds, whatever hits it', () => {
    const anything = fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.double());
    const place = fc.integer({ min: -200, max: 900 });
    const length = fc.integer({ min: 1, max: 200 });
    const boxes = fc.record({ x: place, y: place, width: length, height: length });
    fc.assert(
      fc.property(boxes, anything, anything, fc.array(boxes, { maxLength: 3 }), (box, x, y, obstacles) => {
        const points = path({ box, velocity: { x, y }, room, obstacles });
        expect(points.length).toBeGreaterThan(0);
        expect(points.length).toBeLessThanOrEqual(121);
        for (const point of points) {
          expect(Math.min(point.x, point.y)).toBeGreaterThanOrEqual(0);
          expect(point.x + box.width).toBeLessThanOrEqual(room.width + 1e-9);
          expect(point.y + box.height).toBeLessThanOrEqual(room.height + 1e-9);
        }
      }),
    );
  });

  it('takes the same path on fast and slow screens', () => {
    const options = { box, velocity: { x: 700, y: 400 }, room };
    const end = path(options).at(-1);
    expect(path(options, 1000 / 120).at(-1)).toEqual(end);
    expect(path(options, 1000 / 30).at(-1)).toEqual(end);
    expect(path(options, 5000).at(-1)).toEqual(end);
  });

  it('returns a position before it rests, and rests forever after', () => {
    const fling = createFling({ box, velocity: { x: 0, y: 0 }, room });
    expect([fling.step(20), fling.step(20), fling.step(20)]).toEqual([{ x: 100, y: 100 }, 'resting', 'resting']);
    expect(createFling({ box, velocity: { x: 100, y: 0 }, room }).step(Number.NaN)).toEqual({ x: 100, y: 100 });
  });
});
