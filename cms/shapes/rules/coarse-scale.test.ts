import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coarseScale } from './coarse-scale.ts';

it('keeps parts that need no rounding', () => {
  expect([0, 0.25, 1, 2, 8].map(coarseScale)).toEqual([0, 0.25, 1, 2, 8]);
});

it('changes only a few times while zooming to twice the scale', () => {
  const seen = new Set(Array.from({ length: 100 }, (_, step) => coarseScale(1 + step / 100)));
  expect(seen.size).toBe(4);
});

it('stays near the scale', () => {
  const scales = fc.double({ min: 0.001, max: 50, noNaN: true });
  fc.assert(
    fc.property(scales, (scale) => {
      expect(Math.abs(coarseScale(scale) / scale - 1)).toBeLessThan(0.123);
    }),
  );
});
