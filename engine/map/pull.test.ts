import { expect, it } from 'vitest';
import { metresBetween } from './distance.ts';
import { isArrow, pullOfKeys, pullOfPointer, walkOn } from './pull.ts';

it.each([
  [[], 0, 0],
  [['ArrowUp'], 0, 1],
  [['ArrowLeft'], -1, 0],
  [['ArrowLeft', 'ArrowRight'], 0, 0],
  [['ArrowDown', 'ArrowRight'], Math.SQRT1_2, -Math.SQRT1_2],
  [['Enter'], 0, 0],
])('the keys %j pull to the east by %d and to the north by %d', (keys, east, north) => {
  const pull = pullOfKeys(keys);
  expect(pull.east).toBeCloseTo(east, 9);
  expect(pull.north).toBeCloseTo(north, 9);
});

it.each([
  ['ArrowUp', true],
  ['Enter', false],
  ['toString', false],
])('%s is an arrow: %s', (key, is) => {
  expect(isArrow(key)).toBe(is);
});

it.each([
  [0.5, 0.5, 0, 0],
  [0.75, 0.5, 0.5, 0],
  [0.5, 0.25, 0, 0.5],
  [3, 0.5, 1, 0],
])('a pointer at %d, %d pulls to the east by %d and to the north by %d', (right, down, east, north) => {
  expect(pullOfPointer(right, down)).toEqual({ east, north });
});

it('leads as far as one walks', () => {
  const start = { latitude: 54.33, longitude: 10.15 };
  const end = walkOn(start, { east: 0, north: 1 }, 20);
  expect(metresBetween(start, end)).toBeCloseTo(20, 1);
  expect(end.latitude).toBeGreaterThan(start.latitude);
});
