import { expect, test } from 'vitest';
import { seenPictures } from './pictures.ts';

test.each([
  [0, 3, 8, 0, undefined],
  [1, 8, 8, 0, undefined],
  [2, 0, 8, 0, 1],
  [2, 7, 8, 0, 1],
  [2, 8, 8, 1, 1],
  [3, 3, 8, 0, 2],
  [3, 4, 8, 1, 2],
  [3, 8, 8, 2, 2],
  [4, 1, 3, 1, 3],
  [4, 2, 3, 2, 3],
  [2, 0, 0, 0, 1],
  [2, 9, 8, 1, 1],
])('of %i pictures, at %i of %i solved, the ground is %i and %s is revealed', (count, solved, all, ground, revealed) =>
  expect(seenPictures(count, solved, all)).toEqual({ ground, revealed }),
);
