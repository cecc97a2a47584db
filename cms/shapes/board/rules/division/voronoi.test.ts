import { expect, it } from 'vitest';
import { welded } from './voronoi.ts';

it('rounds corners that are the same but for an error of calculation in the same direction', () => {
  const [one, other] = welded([
    [
      { x: 1.004_999_999_9, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
    ],
    [
      { x: 1.005_000_000_1, y: 0 },
      { x: 1, y: 9 },
      { x: -9, y: 9 },
    ],
  ]);
  expect(one?.[0]).toEqual(other?.[0]);
});

it('drops corners that become the same', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 9, y: 9.000_1 },
    { x: 0, y: 0.002 },
  ];
  expect(welded([corners])).toEqual([[...corners.slice(1, 3), { x: 0, y: 0 }]]);
});
