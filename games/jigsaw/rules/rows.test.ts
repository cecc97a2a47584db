import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutTable } from '../layout.ts';
import { faultsOf, games } from '../testing/tables.ts';
import { centreOf, isNear, moved, overlaps } from './geometry.ts';
import { kindOf } from './grid.ts';
import { groupOf, type JigsawState } from './groups.ts';
import { drop } from './moves.ts';
import { rowsOf } from './rows.ts';
import { layOut, scatter } from './scatter.ts';
import { createTable, type Table } from './table.ts';

const cut = { columns: 4, rows: 3, noses: false, seed: 5 };
const table = createTable(cut, 1.5, layOutTable({ width: 390, height: 700 }, cut, 1.5).area);

function tidied(on: Table, state: JigsawState, edgesFirst = false): JigsawState {
  return layOut(on, state, rowsOf(on, state, edgesFirst));
}

/** The pieces as one reads them: row by row, from the left. */
function reading({ groups }: JigsawState): readonly number[] {
  const centre = (piece: number) => {
    const group = groups.find(({ pieces }) => pieces.includes(piece));
    return centreOf(moved(table.boxes[piece] ?? table.tray, group ?? { x: 0, y: 0 }));
  };
  return groups
    .flatMap(({ pieces }) => pieces)
    .toSorted((one, other) => {
      const [a, b] = [centre(one), centre(other)];
      return Math.abs(a.y - b.y) > 1e-9 ? a.y - b.y : a.x - b.x;
    });
}

describe('tidying up', () => {
  it('lays the pieces in rows by their numbers, without overlap', () => {
    const state = tidied(table, scatter(table, 7));
    const numbers = reading(state).map((piece) => table.numbers[piece]);
    expect(numbers).toEqual(numbers.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
    const boxes = state.groups.flatMap((group) =>
      group.pieces.map((piece) => moved(table.boxes[piece] ?? table.tray, group)),
    );
    expect(boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other)))).toBe(false);
  });

  it('lays the pieces of the edge first, if the visitor sorts them', () => {
    const kinds = reading(tidied(table, scatter(table, 7), true)).map((piece) => kindOf(table, piece) === 'inner');
    expect(kinds).toEqual([...Array(10).fill(false), true, true]);
  });

  it('leaves room to pieces that hang together', () => {
    const begun = scatter(table, 7);
    const spot = { x: 0, y: table.tray.y };
    const joined = drop(table, drop(table, begun, 0, spot), 1, groupOf(drop(table, begun, 0, spot), 0) ?? spot);
    const together = groupOf(joined, 0);
    expect(together?.pieces).toEqual([0, 1]);
    const state = tidied(table, joined);
    expect(groupOf(state, 0)).toEqual(together);
    const boxesOf = (pieces: readonly number[]) =>
      pieces.map((piece) => moved(table.boxes[piece] ?? table.tray, groupOf(state, piece) ?? spot));
    const [pair, others] = [boxesOf([0, 1]), boxesOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])];
    expect(pair.some((box) => others.some((other) => overlaps(box, other)))).toBe(false);
  });

  it('brings loose single pieces back into the tray, moves nothing else, and changes nothing the second time', () => {
    fc.assert(
      fc.property(games(), fc.boolean(), ({ table: any, state }, edgesFirst) => {
        const after = tidied(any, state, edgesFirst);
        expect(faultsOf(any, after)).toEqual([]);
        for (const [index, group] of state.groups.entries()) {
          const now = after.groups[index];
          if (group.locked || group.pieces.length > 1) expect(now).toEqual(group);
        }
        expect(tidied(any, after, edgesFirst)).toEqual(after);
      }),
    );
  });

  it('leaves no piece on the board', () => {
    const strewn = drop(table, scatter(table, 7), 3, { x: 0.3, y: 0.1 });
    const state = tidied(table, strewn);
    for (const group of state.groups)
      for (const piece of group.pieces)
        expect(isNear(table.tray, centreOf(moved(table.boxes[piece] ?? table.tray, group)))).toBe(true);
  });
});
