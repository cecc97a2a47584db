import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit-within.ts';

describe('fitting a picture', () => {
  it.each([
    [
      { width: 1280, height: 720 },
      { width: 800, height: 450 },
    ],
    [
      { width: 720, height: 1280 },
      { width: 450, height: 800 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 8000, height: 1 },
      { width: 800, height: 1 },
    ],
    [
      { width: 0, height: 0 },
      { width: 1, height: 1 },
    ],
  ])('%j becomes %j', (size, fitted) => expect(fitWithin(size, 800)).toEqual(fitted));

  it('never makes a side longer than the limit', () => {
    const side = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, most) => {
        const fitted = fitWithin({ width, height }, most);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(most);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
