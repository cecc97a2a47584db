import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, shuffle } from './random.ts';

describe('createRandom', () => {
  it('gives the same numbers for the same seed, all from 0 up to 1', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, other] = [createRandom(seed), createRandom(seed)];
        for (let count = 0; count < 20; count += 1) {
          const number = one();
          expect(number).toBe(other());
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(1);
        }
      }),
    );
  });

  it('spreads evenly', () => {
    const random = createRandom(7);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let count = 0; count < 10_000; count += 1) {
      const tenth = Math.floor(random() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThan(850);
    expect(Math.max(...tenths)).toBeLessThan(1150);
  });
});

describe('shuffle', () => {
  it('loses nothing and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (things, seed) => {
        const before = [...things];
        const shuffled = shuffle(things, createRandom(seed));
        expect(things).toEqual(before);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });
});
