import { expect, test } from 'vitest';
import { placeMarks } from './marks.ts';

test.each([
  [[], []],
  [
    [false, false],
    ['next', 'open'],
  ],
  [
    [true, false, true, false],
    ['solved', 'next', 'solved', 'open'],
  ],
  [
    [false, true],
    ['next', 'solved'],
  ],
  [
    [true, true],
    ['solved', 'solved'],
  ],
])('of %j the marks are %j', (solved, marks) => expect(placeMarks(solved)).toEqual(marks));
