import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutline } from './outline.ts';

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
