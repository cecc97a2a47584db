import { expect, it } from 'vitest';
import { readOutline } from '#content/outline.ts';
import { isCrossed } from './crossing.ts';

it.each([
  ['0,0 100,0 100,100 0,100', false],
  ['0,0 100,100 100,0 0,100', true],
  ['0,0 100,0 50,100', false],
  // A corner on another side touches it only.
  ['0,0 100,0 100,100 50,0 0,100', false],
  ['0,0 100,0 100,100 50,-1 0,100', true],
  ['0,0 100,0', false],
  ['', false],
])('%s: %s', (points, crossed) => {
  expect(isCrossed(readOutline(points) ?? [])).toBe(crossed);
});
