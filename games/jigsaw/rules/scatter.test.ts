import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutTable } from '../layout.ts';
import { aspects, faultsOf, games, screens, spots, tables } from '../testing/tables.ts';
import { moved, overlaps } from './geometry.ts';
import { allPieces, countOf } from './grid.ts';
import { groupOf, isWon, type JigsawState } from './groups.ts';
import { drop } from './moves.ts';
import { layOut, moveToTable, scatter } from './scatter.ts';
import { boardOf, createTable, keepOnTable, resizeTable, type Table } from './table.ts';
import { type Box } from '#engine/geometry.ts';

function boxesOf(table: Table, { groups }: JigsawState): readonly Box[] {
  return groups.flatMap((group) => group.pieces.map((piece) => moved(table.boxes[piece] ?? table.tray, group)));
}

function overlapping(boxes: readonly Box[]): number {
  return boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other))).length;
}

/** Whether equal boxes as large as the largest piece would all fit into the tray. */
function hasRoom({ boxes, tray }: Table): boolean {
  const width = Math.max(...boxes.map((box) => box.width));
  const height = Math.max(...boxes.map((box) => box.height));
  return Math.floor(tray.width / width) * Math.floor(tray.height / height) >= boxes.length;
}

describe('scattering', () => {
  it('lays all pieces single on the table, the same for the same seed', () => {
    fc.assert(
      fc.property(tables(), fc.nat(), fc.integer({ min: 1, max: 5 }), (table, seed, attempt) => {
        const state = scatter(table, seed, attempt);
        expect(faultsOf(table, state)).toEqual([]);
        expect(state.groups.every(({ pieces, locked }) => pieces.length === 1 && !locked)).toBe(true);
        expect(isWon(state)).toBe(false);
        expect(scatter(table, seed, attempt)).toEqual(state);
        expect(state.attempt).toBe(attempt);
      }),
    );
  });

  it('keeps pieces apart where there is room', () => {
    let roomy = 0;
    fc.assert(
      fc.property(tables(20), fc.nat(), (table, seed) => {
        if (!hasRoom(table)) return;
        roomy += 1;
        expect(overlapping(boxesOf(table, scatter(table, seed)))).toBe(0);
      }),
    );
    expect(roomy).toBeGreaterThan(20);
  });

  it('mixes them differently on the next attempt', () => {
    const table = createTable({ columns: 4, rows: 3, noses: true, seed: 1 });
    expect(scatter(table, 1, 2).groups).not.toEqual(scatter(table, 1, 1).groups);
  });
});

describe('laying out', () => {
  it('uses the given positions, within the table, and leaves the other pieces', () => {
    fc.assert(
      fc.property(tables(), fc.nat(), fc.array(spots), (table, seed, positions) => {
        const state = layOut(table, scatter(table, seed), positions);
        expect(faultsOf(table, state)).toEqual([]);
        for (const piece of allPieces(table)) {
          const position = positions[piece];
          const expected = position ? keepOnTable(table, [piece], position) : groupOf(scatter(table, seed), piece);
          expect(groupOf(state, piece)).toMatchObject({ x: expected?.x, y: expected?.y });
        }
      }),
    );
  });

  it('survives invalid positions', () => {
    const table = createTable({ columns: 2, rows: 1, noses: true, seed: 1 });
    const state = layOut(table, scatter(table, 1), [
      { x: Number.NaN, y: 0 },
      { x: 0, y: Infinity },
    ]);
    expect(state).toEqual(scatter(table, 1));
  });
});

describe('another table', () => {
  it('keeps every piece on it, connected and locked as it was', () => {
    fc.assert(
      fc.property(games(), aspects, screens, ({ table, state }, aspect, screen) => {
        const other = resizeTable(table, aspect, layOutTable(screen, table, aspect).area);
        const carried = moveToTable(table, other, state);
        expect(faultsOf(other, carried)).toEqual([]);
        const tell = ({ groups }: JigsawState): unknown => groups.map(({ pieces, locked }) => [pieces, locked]);
        expect(tell(carried)).toEqual(tell(state));
        expect(moveToTable(table, table, state)).toEqual(state);
      }),
    );
  });

  it('finds a separate place for each piece of the tray when a phone is turned', () => {
    const cut = { columns: 8, rows: 6, noses: true, seed: 9 };
    const [upright, level] = [
      { width: 390, height: 700 },
      { width: 844, height: 360 },
    ].map((size) => createTable(cut, 4 / 3, layOutTable(size, cut, 4 / 3).area));
    if (upright === undefined || level === undefined) throw new Error('no tables');
    const half = Array.from({ length: 24 }, (_, piece) => piece);
    const state = half.reduce((before, piece) => drop(upright, before, piece, { x: 0, y: 0 }), scatter(upright, 3));
    const carried = moveToTable(upright, level, state);
    const loose = { ...carried, groups: carried.groups.filter(({ locked }) => !locked) };
    const onBoard = boxesOf(level, loose).filter((box) => overlaps(box, boardOf(level.aspect)));
    // Noses may touch, because only places are kept apart.
    const cores = boxesOf(level, loose).map(({ x, y, width, height }) => ({
      x: x + width / 4,
      y: y + height / 4,
      width: width / 2,
      height: height / 2,
    }));
    expect([cores.length, overlapping(cores), onBoard.length]).toEqual([24, 0, 0]);
  });

  it('moves only the pieces of the old tray to the new one', () => {
    const cut = { columns: 2, rows: 1, noses: false, seed: 1 };
    const bounds = { x: 0, y: 0, width: 4, height: 3 };
    const below = createTable(cut, 2, { bounds, tray: { x: 0, y: 1.1, width: 2, height: 1.9 } });
    const beside = createTable(cut, 2, { bounds, tray: { x: 2.1, y: 0, width: 1.9, height: 3 } });
    const state = layOut(below, scatter(below, 1), [
      { x: 0.2, y: 1.5 },
      { x: 0.1, y: 0.2 },
    ]);
    const carried = moveToTable(below, beside, state);
    expect(groupOf(carried, 0)?.x).toBeGreaterThanOrEqual(2.1);
    expect(groupOf(carried, 1)).toEqual(groupOf(state, 1));
  });

  it('only moves in pieces that are slightly outside', () => {
    const cut = { columns: 2, rows: 1, noses: false, seed: 1 };
    const tray = { x: 0, y: 1.1, width: 2, height: 1.4 };
    const large = createTable(cut, 2, { bounds: { x: 0, y: 0, width: 2, height: 3 }, tray });
    const small = createTable(cut, 2, { bounds: { x: 0, y: 0, width: 2, height: 2.8 }, tray });
    const state = layOut(large, scatter(large, 1), [
      { x: 0.5, y: 2 },
      { x: -0.2, y: 1.3 },
    ]);
    expect(groupOf(moveToTable(large, small, state), 0)).toMatchObject({ x: 0.5, y: expect.closeTo(1.8) });
    expect(groupOf(moveToTable(large, small, state), 1)).toMatchObject({ x: -0.2, y: 1.3 });
  });
});

describe('the table', () => {
  it.each([Number.NaN, 0, -1, Infinity])('takes the usual aspect for %s', (aspect) => {
    expect(createTable({ columns: 2, rows: 2, noses: true, seed: 1 }, aspect).aspect).toBe(4 / 3);
  });

  it('always contains the board, and ignores an invalid area', () => {
    const cut = { columns: 2, rows: 2, noses: true, seed: 1 };
    const tiny = { x: 5, y: 5, width: 0.1, height: 0.1 };
    expect(createTable(cut, 2, { bounds: tiny, tray: tiny }).bounds).toEqual({ x: 0, y: 0, width: 5.1, height: 5.1 });
    const none = { ...tiny, width: Number.NaN };
    expect(createTable(cut, 2, { bounds: tiny, tray: none }).bounds).toEqual(createTable(cut, 2).bounds);
  });

  it('gives each piece its own number, in an order that reveals nothing', () => {
    fc.assert(
      fc.property(tables(), (table) => {
        expect(table.numbers.toSorted((a, b) => a - b)).toEqual(allPieces(table).map((piece) => piece + 1));
        expect(resizeTable(table, 1, table).numbers).toEqual(table.numbers);
      }),
    );
    const { numbers } = createTable({ columns: 4, rows: 4, noses: true, seed: 1 });
    expect(numbers).not.toEqual(allPieces({ columns: 4, rows: 4 }).map((piece) => piece + 1));
    expect(countOf({ columns: 4, rows: 4 })).toBe(16);
  });
});
