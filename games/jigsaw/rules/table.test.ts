import { describe, expect, it } from 'vitest';
import { type Area, createTable } from './table.ts';

const cut = { columns: 4, rows: 3, noses: true, seed: 1 };

describe('a table whose area is not known', () => {
  it.each([
    [2, { x: -8, y: -8, width: 18, height: 17 }, { x: -0.5, y: 1.1, width: 3, height: 1.5 }],
    [0.5, { x: -4, y: -4, width: 8.5, height: 9 }, { x: -0.125, y: 1.1, width: 0.75, height: 1.5 }],
  ])('has room for four boards on each side, at the aspect %d', (aspect, bounds, tray) => {
    expect(createTable(cut, aspect)).toMatchObject({ bounds, tray });
  });

  it.each<Partial<Area>>([
    { bounds: { x: 0, y: 0, width: 0, height: 5 } },
    { bounds: { x: 0, y: 0, width: 5, height: -1 } },
    { tray: { x: Number.NaN, y: 0, width: 5, height: 5 } },
  ])('is the same as one with the invalid area %j', (part) => {
    const box = { x: -1, y: -1, width: 5, height: 5 };
    const { bounds, tray } = createTable(cut, 2);
    expect(createTable(cut, 2, { bounds: box, tray: box, ...part })).toMatchObject({ bounds, tray });
  });
});

it('contains the whole board, however small the area is', () => {
  const tray = { x: 0, y: 0, width: 1, height: 1 };
  const { bounds } = createTable(cut, 2, { bounds: { x: 0.5, y: -1, width: 1, height: 1.5 }, tray });
  expect(bounds).toEqual({ x: 0, y: -1, width: 2, height: 2 });
});
