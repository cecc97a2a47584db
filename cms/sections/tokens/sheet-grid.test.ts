import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetGrid } from './sheet-grid.ts';

it.each([
  [1, 1, 1],
  [2, 1, 2],
  [6, 2, 3],
  [8, 2, 4],
  [12, 3, 4],
  [24, 4, 6],
])('%i cards are in %i columns and %i rows', (cards, columns, rows) => {
  expect(sheetGrid(cards)).toEqual({ columns, rows });
});

it('holds all cards, and no empty row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), (cards) => {
      const { columns, rows } = sheetGrid(cards);
      expect(columns * rows).toBeGreaterThanOrEqual(cards);
      expect(columns * (rows - 1)).toBeLessThan(cards);
    }),
  );
});
