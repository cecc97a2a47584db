import { expect, it } from 'vitest';
import { heightOf, rowsOf } from './tree-rows.ts';
import { createShifts } from './row-shifts.ts';

const tour = (ID: number) => ({ ID, Code: String(ID) }) as never;
const rows = rowsOf({ branches: [{ group: { ID: 1 } as never, tours: [tour(1), tour(2), tour(3)] }], loose: [] });
const height = heightOf({ kind: 'tour', key: '', tour: tour(1) });

it('rows between a held row and its goal make room, others stay', () => {
  const shiftOf = createShifts(rows);
  expect([0, 1, 2, 3].map((place) => shiftOf(1, 3, place))).toEqual([0, 2 * height, -height, -height]);
});

it('the shifts follow the held row to its next goal', () => {
  const shiftOf = createShifts(rows);
  expect(shiftOf(1, 3, 3)).toBe(-height);
  expect(shiftOf(1, 2, 3)).toBe(0);
  expect(shiftOf(3, 2, 2)).toBe(height);
  expect(shiftOf(1, 3, 9)).toBe(0);
});
