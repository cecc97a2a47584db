import fc from 'fast-check';
import Matter from 'matter-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scatterBoxes } from './scatter.ts';
import { type Box, type Point, type Size } from '../geometry.ts';

const room: Box = { x: 8, y: 280, width: 374, height: 410 };

function many(count: number, width: number, height = width): readonly Size[] {
  return Array.from({ length: count }, () => ({ width, height }));
}

/** Returns the depth of the deepest overlap in pixels. */
function deepestOverlap(boxes: readonly Size[], positions: readonly Point[]): number {
  const placed = boxes.map((size, index) => ({ ...size, ...(positions[index] ?? { x: 0, y: 0 }) }));
  const depths = placed.flatMap((a, index) =>
    placed
      .slice(index + 1)
      .map((b) =>
        Math.min(
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
        ),
      ),
  );
  return Math.max(0, ...depths);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('scattering boxes', () => {
  it.each([
    { count: 2, drift: 0.03, steps: 120, name: 'two boxes that never rest are pushed for two seconds' },
    { count: 150, drift: 0.03, steps: 80, name: 'many boxes for a shorter time, because a phone waits for them' },
    { count: 600, drift: 0.03, steps: 30, name: 'and the most for half a second' },
    { count: 2, drift: -0.03, steps: 120, name: 'boxes that move back do not rest either' },
    { count: 2, drift: 0.02, steps: 1, name: 'boxes that hardly move are at rest' },
  ])('ends in time: $name', ({ count, drift, steps }) => {
    const update = vi.spyOn(Matter.Engine, 'update').mockImplementation(({ world }) => {
      for (const body of world.bodies) {
        if (!body.isStatic) Matter.Body.setPosition(body, { x: body.position.x + drift, y: body.position.y + drift });
      }
    });
    scatterBoxes({ boxes: many(count, 5), room, seed: 3 });
    expect(update).toHaveBeenCalledTimes(steps);
  });

  it('continues while any box moves, and does not start if the boxes have no space', () => {
    const update = vi.spyOn(Matter.Engine, 'update').mockImplementation(({ world }) => {
      const last = world.bodies.at(-1);
      if (last !== undefined) Matter.Body.setPosition(last, { x: last.position.x, y: last.position.y + 0.06 });
    });
    scatterBoxes({ boxes: many(3, 5), room, seed: 3 });
    expect(update).toHaveBeenCalledTimes(120);
    update.mockClear();
    scatterBoxes({ boxes: many(100, 38), room, seed: 3 });
    expect(update).not.toHaveBeenCalled();
    scatterBoxes({ boxes: many(100, 37), room, seed: 3 });
    expect(update).toHaveBeenCalled();
  });

  it.each([
    { name: 'four large ones', boxes: many(4, 120) },
    { name: 'twenty-four', boxes: many(24, 60) },
    { name: 'forty-eight that fill two thirds', boxes: many(48, 46) },
    { name: 'of many sizes', boxes: [...many(5, 70, 40), ...many(8, 30, 60), ...many(6, 20)] },
  ])('lays $name apart, in no rows', ({ boxes }) => {
    for (const seed of [1, 2, 3, 4]) {
      const positions = scatterBoxes({ boxes, room, seed });
      expect(deepestOverlap(boxes, positions)).toBeLessThan(0.5);
      expect(new Set(positions.map(({ x }) => x.toFixed(3))).size).toBeGreaterThan(boxes.length / 2);
    }
  });

  it('keeps every box inside, however many and large they are and however small the room', () => {
    const length = fc.integer({ min: 0, max: 300 });
    const size = fc.record({ width: length, height: length });
    fc.assert(
      fc.property(fc.array(size, { maxLength: 12 }), size, fc.integer(), (boxes, { width, height }, seed) => {
        const room = { x: -20, y: 30, width, height };
        const positions = scatterBoxes({ boxes, room, seed });
        expect(positions).toHaveLength(boxes.length);
        positions.forEach(({ x, y }, index) => {
          const box = boxes[index] ?? { width: 0, height: 0 };
          expect(x).toBeGreaterThanOrEqual(room.x);
          expect(y).toBeGreaterThanOrEqual(room.y);
          if (box.width <= width && width > 0) expect(x + box.width).toBeLessThanOrEqual(room.x + width + 1e-9);
          else expect(x).toBe(room.x);
          if (box.height <= height && height > 0) expect(y + box.height).toBeLessThanOrEqual(room.y + height + 1e-9);
          else expect(y).toBe(room.y);
        });
      }),
    );
  });

  it('gives the same result for the same seed, whatever was scattered before', () => {
    const boxes = many(30, 50);
    const first = scatterBoxes({ boxes, room, seed: 9 });
    scatterBoxes({ boxes: many(7, 90), room, seed: 1 });
    expect(scatterBoxes({ boxes, room, seed: 9 })).toEqual(first);
    expect(scatterBoxes({ boxes, room, seed: 10 })).not.toEqual(first);
  });

  it('spreads boxes evenly if they cannot be apart', () => {
    const boxes = many(100, 60);
    const positions = scatterBoxes({ boxes, room, seed: 1 });
    expect(new Set(positions.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
  });
});
