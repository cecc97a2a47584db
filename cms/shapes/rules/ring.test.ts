import { expect, it } from 'vitest';
import { centreOf, signedArea, withoutRepeats } from './ring.ts';

it('finds the centre of gravity of an outline', () => {
  const corners = [
    { x: 10, y: 10 },
    { x: 40, y: 10 },
    { x: 10, y: 70 },
  ];
  expect(signedArea(corners)).toBe(900);
  expect(signedArea(corners.toReversed())).toBe(-900);
  expect(centreOf(corners)).toEqual({ x: 20, y: 30 });
  expect(centreOf(corners.slice(0, 2))).toBeUndefined();
  expect(centreOf([])).toBeUndefined();
});

it('drops corners at the same place as the one before, also across the end', () => {
  const [one, other, third] = [
    { x: 1, y: 1 },
    { x: 5, y: 1 },
    { x: 5, y: 5 },
  ] as const;
  expect(withoutRepeats([one, other, { ...other }, third, { ...one }])).toEqual([other, third, one]);
  expect(withoutRepeats([one, other, third, other])).toEqual([one, other, third, other]);
});
