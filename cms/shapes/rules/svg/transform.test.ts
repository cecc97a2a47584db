import { describe, expect, it } from 'vitest';
import { identity, pointThrough, readTransform, times } from './transform.ts';

const one = { a: 2, b: 3, c: 5, d: 7, e: 11, f: 13 };
const other = { a: 17, b: 19, c: 23, d: 29, e: 31, f: 37 };

describe('a matrix', () => {
  it('moves a point as SVG specifies', () => {
    expect(pointThrough(one, { x: 1, y: 10 })).toEqual({ x: 63, y: 86 });
    expect(pointThrough(identity, { x: 4, y: 9 })).toEqual({ x: 4, y: 9 });
  });

  it('times another applies the other first, and then itself', () => {
    const both = times(one, other);
    expect(both).toEqual({ a: 129, b: 184, c: 191, d: 272, e: 258, f: 365 });
    const at = { x: 3, y: -4 };
    expect(pointThrough(both, at)).toEqual(pointThrough(one, pointThrough(other, at)));
  });
});

describe('SVG’s transform', () => {
  it.each([
    ['matrix(1 2 3 4 5 6)', { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }],
    ['translate(3 4)', { ...identity, e: 3, f: 4 }],
    ['translate(3)', { ...identity, e: 3 }],
    ['scale(3 4)', { ...identity, a: 3, d: 4 }],
    ['scale(3)', { ...identity, a: 3, d: 3 }],
    [' TRANSLATE ( 1 , 2 ) ', undefined],
    [' translate ( 1 , 2 ) ', { ...identity, e: 1, f: 2 }],
    ['translate(1 2), scale(2)', { ...identity, a: 2, d: 2, e: 1, f: 2 }],
    ['scale(2) translate(1 2)', { ...identity, a: 2, d: 2, e: 2, f: 4 }],
    ['matrix(1 2 3 4 5)', undefined],
    ['matrix(1 2 3 4 5 6 7)', undefined],
    ['scale(2) x', undefined],
    ['scale(x)', undefined],
  ])('%j', (text, matrix) => expect(readTransform(text)).toEqual(matrix));

  it.each([
    ['rotate(30)', { x: 10, y: 0 }, { x: 8.660254, y: 5 }],
    ['rotate(90 10 20)', { x: 10, y: 0 }, { x: 30, y: 20 }],
    ['rotate(-90 10 20)', { x: 15, y: 20 }, { x: 10, y: 15 }],
    ['skewX(30)', { x: 1, y: 10 }, { x: 6.773503, y: 10 }],
    ['skewY(-30)', { x: 10, y: 1 }, { x: 10, y: -4.773503 }],
  ])('%j turns %j', (text, from, to) => {
    const at = pointThrough(readTransform(text) ?? identity, from);
    expect(at.x).toBeCloseTo(to.x, 5);
    expect(at.y).toBeCloseTo(to.y, 5);
  });
});
