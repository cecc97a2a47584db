import { expect, it } from 'vitest';
import { hundredths } from './hundredths.ts';

it('rounds to hundredths, and writes no -0', () => {
  expect([1.005_1, 2.344, -1.239, 7].map(hundredths)).toEqual([1.01, 2.34, -1.24, 7]);
  expect(Object.is(hundredths(-0.001), 0)).toBe(true);
});
