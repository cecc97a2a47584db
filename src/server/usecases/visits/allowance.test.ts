import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it('lets no caller take more than there is, and says when there will be enough', () => {
  let now = 1_000_000;
  const { take } = createAllowance({ most: 100, period: 10_000, clock: () => now });
  expect([take('a', 60), take('a', 60), take('b', 60), take('a', 40)]).toEqual([0, 2, 0, 0]);
  expect(take('a', 30)).toBe(3);
  now += 3000;
  expect([take('a', 30), take('a', 1)]).toEqual([0, 1]);
});

it('is whole again after the period, and never larger', () => {
  let now = 0;
  const { take } = createAllowance({ most: 10, period: 1000, clock: () => now });
  take('a', 10);
  now += 50_000;
  expect([take('a', 10), take('a', 1)]).toEqual([0, 1]);
  now -= 40_000;
  expect(take('a', 10)).toBe(1);
});
