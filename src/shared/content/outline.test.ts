import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hundredths, readOutline } from './outline.ts';

describe('an outline', () => {
  it('is read corner by corner', () => {
    const number = fc.integer({ min: -9999, max: 9999 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(fc.record({ x: number, y: number }), { minLength: 3, maxLength: 9 }), (corners) => {
        const written = corners.map(({ x, y }) => `${x},${y}`).join(' ');
        expect(readOutline(` ${written}\n`)).toEqual(corners);
      }),
    );
  });

  it.each([
    '',
    '1,2 3,4',
    '1,2 3,4 5',
    '1,2 3,4 5,',
    '1,2 3,4 5,6,7',
    '1,2 3,4 five,six',
    '1,2 3,4 1e3,6',
    '1;2 3;4 5;6',
  ])('%j is not an outline', (points) => expect(readOutline(points)).toBeUndefined());
});

it('rounds to hundredths, and writes no -0', () => {
  expect([1.005_1, 2.344, -1.239, 7].map(hundredths)).toEqual([1.01, 2.34, -1.24, 7]);
  expect(Object.is(hundredths(-0.001), 0)).toBe(true);
});
