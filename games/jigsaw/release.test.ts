import { describe, expect, it } from 'vitest';
import { flingOf, isFlung, type Release } from './release.ts';
import { home, type JigsawState } from './rules/groups.ts';
import { createTable } from './rules/table.ts';

const area = {
  bounds: { x: -0.5, y: -0.25, width: 3, height: 4 },
  tray: { x: 0, y: 1.2, width: 1.5, height: 1 },
};
const table = createTable({ columns: 3, rows: 2, noses: false, seed: 1 }, 1.5, area);
const loose = (pieces: readonly number[], x: number, y: number) => ({ pieces, x, y, locked: false });
const state: JigsawState = {
  attempt: 1,
  groups: [loose([0], 0.2, 1.5), loose([1, 2], 0, 2), loose([3], 1, 1.5), loose([4], 0.9, 2), loose([5], 0, 1)],
};
const release: Release = { piece: 0, offset: { x: 0.4, y: 2.4 }, velocity: { x: 300, y: 300 }, slack: 0 };

describe('a piece that a finger releases', () => {
  it('slides on when the finger was fast', () => {
    expect(isFlung(table, state, release)).toBe(true);
    expect(isFlung(table, state, { ...release, velocity: { x: 0, y: -351 } })).toBe(true);
  });

  it('stays where a slow finger leaves it', () => {
    for (const velocity of [home, { x: 350, y: 0 }, { x: 0, y: -350 }, { x: Number.NaN, y: 900 }])
      expect(isFlung(table, state, { ...release, velocity })).toBe(false);
  });

  it('stays where it snaps', () => {
    expect(isFlung(table, state, { ...release, offset: { x: 0.05, y: 0 } })).toBe(false);
    expect(isFlung(table, state, { ...release, offset: { x: 0, y: 2.05 } })).toBe(false);
    const nearHome = { ...release, offset: { x: 0.3, y: 0 } };
    expect([isFlung(table, state, nearHome), isFlung(table, state, { ...nearHome, slack: 0.35 })]).toEqual([
      true,
      false,
    ]);
  });

  it('slides in pixels of the table, with the pieces connected to it', () => {
    const { options } = flingOf(
      table,
      state,
      { ...release, piece: 2, offset: { x: 0.1, y: 2 } },
      { scale: 200, zoom: 2 },
    );
    expect(options.velocity).toEqual({ x: 150, y: 150 });
    expect(options.room).toEqual({ x: -100, y: -50, width: 600, height: 800 });
    expect(options.box.x).toBeCloseTo(120);
    expect(options.box.y).toBeCloseTo(400);
    expect(options.box.width).toBeCloseTo(200);
    expect(options.box.height).toBeCloseTo(100);
  });

  it('comes to rest at an offset from home, like the released piece', () => {
    const { options, offsetAt } = flingOf(
      table,
      state,
      { ...release, piece: 2, offset: { x: 0.1, y: 2 } },
      { scale: 200, zoom: 2 },
    );
    const back = offsetAt(options.box);
    expect([back.x, back.y]).toEqual([expect.closeTo(0.1), expect.closeTo(2)]);
    const moved = offsetAt({ x: options.box.x + 50, y: options.box.y - 20 });
    expect([moved.x, moved.y]).toEqual([expect.closeTo(0.35), expect.closeTo(1.9)]);
  });
});
