import { describe, expect, it } from 'vitest';
import { home, type JigsawState } from './groups.ts';
import { createTable } from './table.ts';
import { tapMeaning } from './tap.ts';

/** Six pieces in three columns and two rows, of a picture 1.5 wide and 1 high. */
const table = createTable({ columns: 3, rows: 2, noses: false, seed: 1 }, 1.5);
const state: JigsawState = {
  attempt: 1,
  groups: [
    { pieces: [0], ...home, locked: true },
    ...[1, 2, 3, 4, 5].map((piece) => ({ pieces: [piece], x: 0, y: 1.5, locked: false })),
  ],
};
const onBoard = { x: 1.2, y: 0.7 };
const beside = { x: 0.2, y: 1.6 };
const meaning = (picked: number | undefined, tap: { x: number; y: number }, piece?: number) =>
  tapMeaning(table, state, picked, { ...tap, piece });

describe('a tap', () => {
  it('picks a loose piece, wherever it is and whether or not another is picked', () => {
    for (const picked of [undefined, 2])
      for (const at of [onBoard, beside]) expect(meaning(picked, at, 3)).toEqual({ kind: 'pick', piece: 3 });
  });

  it('does nothing on the board, beside it or on a piece at home while no piece is picked', () => {
    for (const at of [onBoard, beside]) {
      expect(meaning(undefined, at)).toEqual({ kind: 'nothing' });
      expect(meaning(undefined, at, 0)).toEqual({ kind: 'nothing' });
    }
  });

  it.each([
    [
      { x: 0.01, y: 0.01 },
      { column: 0, row: 0 },
    ],
    [
      { x: 0.49, y: 0.49 },
      { column: 0, row: 0 },
    ],
    [
      { x: 0.51, y: 0.51 },
      { column: 1, row: 1 },
    ],
    [
      { x: 1.49, y: 0.99 },
      { column: 2, row: 1 },
    ],
  ])('on the board at %j tries the picked piece in %j', (at, cell) => {
    expect(meaning(2, at)).toEqual({ kind: 'place', cell });
  });

  it('on the board tries the picked piece over itself and over pieces at home', () => {
    expect(meaning(2, onBoard, 2)).toEqual({ kind: 'place', cell: { column: 2, row: 1 } });
    expect(meaning(2, { x: 0.1, y: 0.1 }, 0)).toEqual({ kind: 'place', cell: { column: 0, row: 0 } });
  });

  it.each([{ x: -0.01, y: 0.5 }, { x: 1.51, y: 0.5 }, { x: 0.5, y: -0.01 }, { x: 0.5, y: 1.01 }, beside])(
    'beside the board at %j puts the picked piece back',
    (at) => {
      expect(meaning(2, at)).toEqual({ kind: 'put-back' });
      expect(meaning(2, at, 2)).toEqual({ kind: 'put-back' });
    },
  );

  it('on a nose that sticks out of the board, of a piece at home, does nothing', () => {
    expect(meaning(2, { x: -0.01, y: 0.2 }, 0)).toEqual({ kind: 'nothing' });
  });
});
