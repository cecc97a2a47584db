import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleBar } from './scale-bar.ts';

it.each([
  [1, 140, 100, 100],
  [0.5, 140, 50, 100],
  [3, 140, 200, 66.67],
  [0.01, 140, 1, 100],
  [70, 140, 5000, 71.43],
])('with %d metres a pixel and %d pixels at most it is %d metres long', (perPixel, most, metres, length) => {
  const bar = scaleBar(perPixel, most);
  expect(bar?.metres).toBeCloseTo(metres, 6);
  expect(bar?.length).toBeCloseTo(length, 2);
});

it.each([0, Number.NaN, Number.POSITIVE_INFINITY])('does not exist with %d metres a pixel', (perPixel) => {
  expect(scaleBar(perPixel, 140)).toBeUndefined();
});

it('fits at every scale, and is never short', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-4, max: 1e4, noNaN: true }), (perPixel) => {
      const length = scaleBar(perPixel, 140)?.length ?? 0;
      expect(length).toBeLessThanOrEqual(140 + 1e-6);
      expect(length).toBeGreaterThan(140 / 2.5 - 1e-6);
    }),
  );
});
