import { describe, expect, it } from 'vitest';
import { codesFrom, freeCode, nextCode } from './codes.ts';

describe('the next code', () => {
  it.each([
    [[], '1'],
    [['Eingang'], '1'],
    [['1', '2', '5', '3'], '6'],
    [['007', '008'], '009'],
    [['99'], '100'],
    [['1', 'A-7', 'a-9', 'A-8'], 'A-10'],
    [['12', ''], '13'],
  ])('after %j is %s', (codes, next) => expect(nextCode(codes)).toBe(next));
});

describe('codes in a row', () => {
  it.each([
    ['101', ['101', '102', '103']],
    ['08', ['08', '09', '10']],
    [' B9 ', ['B9', 'B10', 'B11']],
    ['Eingang', undefined],
  ])('from %s', (first, codes) => expect(codesFrom(first, 3)).toEqual(codes));
});

describe('a free code', () => {
  it.each([
    ['T1', ['T1', 't2', 'T3'], 'T4'],
    ['HL', ['HL', ' hl-2'], 'HL-3'],
    ['09', ['09'], '10'],
    [' ', ['2'], ''],
  ])('like %j beside %j is %j', (code, taken, free) => expect(freeCode(code, taken)).toBe(free));
});
