import { expect, it } from 'vitest';
import { smoothed } from './smooth.ts';

const square = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 40 },
  { x: 0, y: 40 },
];

it('returns points at even distances along a closed line', () => {
  const points = smoothed(square, 10, 0);
  expect(points).toHaveLength(16);
  expect(points).toContainEqual({ x: 20, y: 0 });
  expect(points).toContainEqual({ x: 0, y: 10 });
});

it('removes parts narrower than the rounding, and leaves straight lines', () => {
  const tremor = smoothed(square, 1, 0).map(({ x, y }, index) => ({ x, y: y + (index % 2 === 0 ? 1 : -1) }));
  for (const { x, y } of smoothed(tremor, 1, 12)) {
    const [fromMiddleX, fromMiddleY] = [Math.abs(x - 20), Math.abs(y - 20)];
    expect(Math.abs(Math.max(fromMiddleX, fromMiddleY) - 20)).toBeLessThan(2.5);
  }
});

it('returns nothing for a line without length', () => {
  expect(smoothed([{ x: 1, y: 1 }], 2, 3)).toEqual([]);
  expect(smoothed([], 2, 3)).toEqual([]);
});
