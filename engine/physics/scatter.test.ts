import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, type Point, type Size } from './room.ts';
import { scatterBoxes } from './scatter.ts';

const room: Box = { x: 8, y: 280, width: 374, height: 410 };

function many(count: number, width: number, height = width): readonly Size[] {
  return Array.from({ length: count }, () => ({ width, height }));
}

/** How deep the two that overlap most do, in pixels. */
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

describe('scattering boxes', () => {
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

  it('never lays one outside, however many and large they are and however small the room', () => {
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

  it('gives the same for the same seed, whatever was scattered before', () => {
    const boxes = many(30, 50);
    const first = scatterBoxes({ boxes, room, seed: 9 });
    scatterBoxes({ boxes: many(7, 90), room, seed: 1 });
    expect(scatterBoxes({ boxes, room, seed: 9 })).toEqual(first);
    expect(scatterBoxes({ boxes, room, seed: 10 })).not.toEqual(first);
  });

  it('lays out what cannot lie apart evenly', () => {
    const boxes = many(100, 60);
    const positions = scatterBoxes({ boxes, room, seed: 1 });
    expect(new Set(positions.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
  });
});
