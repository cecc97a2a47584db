import { expect, it } from 'vitest';
import { centreOf, signedArea } from './ring.ts';

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
