import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestOf, slotsIn } from './slots.ts';

const length = fc.integer({ min: 1, max: 1000 });
const size = fc.record({ width: length, height: length });

describe('slots', () => {
  it('fill the room, one for each thing or more', () => {
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 60 }), (room, thing, count) => {
        const slots = slotsIn({ x: 3, y: 4, ...room }, count, thing);
        expect(slots.length).toBeGreaterThanOrEqual(count);
        expect(slots.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(
          room.width * room.height,
          3,
        );
        expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(slots.length);
      }),
    );
  });

  it('contain the things whenever a grid of them fits', () => {
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 60 }), (room, thing, count) => {
        const grid = Math.floor(room.width / thing.width) * Math.floor(room.height / thing.height);
        if (grid < count) return;
        for (const { width, height } of slotsIn({ x: 0, y: 0, ...room }, count, thing)) {
          expect(width).toBeGreaterThanOrEqual(thing.width - 1e-9);
          expect(height).toBeGreaterThanOrEqual(thing.height - 1e-9);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are empty for no things, and are based on the largest thing', () => {
    expect(slotsIn({ x: 0, y: 0, width: 5, height: 5 }, 0, { width: 1, height: 1 })).toEqual([]);
    expect(
      largestOf([
        { width: 1, height: 5 },
        { width: 3, height: 2 },
      ]),
    ).toEqual({ width: 3, height: 5 });
  });
});
