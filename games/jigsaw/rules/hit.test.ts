import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games, shares } from '../testing/tables.ts';
import { contains, distanceToOutline, moved } from './geometry.ts';
import { countOf, kindOf } from './grid.ts';
import { groupOf, home, type JigsawState } from './groups.ts';
import { pieceAt } from './hit.ts';
import { createTable } from './table.ts';

const table = createTable({ columns: 2, rows: 2, noses: false, seed: 1 }, 2);

function lying(...groups: readonly (readonly [piece: number, x: number, y: number, locked?: boolean])[]): JigsawState {
  return { attempt: 1, groups: groups.map(([piece, x, y, locked = false]) => ({ pieces: [piece], x, y, locked })) };
}

describe('the target of a touch', () => {
  const state = lying([0, 0, 0, true], [1, 0, 2], [2, 0.1, 1.6], [3, -0.95, 0]);

  it.each([
    { x: 1.5, y: 2.2, slop: 0, piece: 1, why: 'the piece under it' },
    { x: 1.05, y: 2.2, slop: 0, piece: 2, why: 'the topmost of two' },
    { x: 0.2, y: 0.2, slop: 0, piece: 0, why: 'a piece at home' },
    { x: 0.2, y: 0.45, slop: 0.1, piece: 3, why: 'the loose piece beside one at home' },
    { x: 0.2, y: 0.45, slop: 0.01, piece: 0, why: 'the piece at home when no loose one is near' },
    { x: 2.05, y: 2.2, slop: 0.1, piece: 1, why: 'a piece that is near enough' },
    { x: 2.05, y: 2.2, slop: 0, piece: undefined, why: 'nothing beside a piece' },
    { x: 9, y: 9, slop: 0.1, piece: undefined, why: 'nothing on the bare table' },
    { x: Number.NaN, y: 0, slop: 0.1, piece: undefined, why: 'nothing where there is no point' },
  ])('$why', ({ x, y, slop, piece }) => expect(pieceAt(table, state, { x, y }, slop)).toBe(piece));

  it('is right for outlines with noses', () => {
    fc.assert(
      fc.property(games(5), fc.nat(), shares, shares, shares, ({ table, state }, number, across, down, reach) => {
        const piece = number % countOf(table);
        const group = groupOf(state, piece) ?? home;
        const { x, y, width, height } = moved(table.boxes[piece] ?? table.tray, group);
        // In a piece or just beside it.
        const point = { x: x + width * (1.6 * across - 0.3), y: y + height * (1.6 * down - 0.3) };
        const slop = 0.4 * reach * table.smallestSide;
        const found = pieceAt(table, state, point, slop);
        const loose = state.groups.toReversed().flatMap(({ pieces, x, y, locked }) =>
          locked
            ? []
            : pieces.map((piece) => {
                const local = { x: point.x - x, y: point.y - y };
                const outline = table.outlines[piece] ?? [];
                return { piece, holds: contains(outline, local), far: distanceToOutline(outline, local) };
              }),
        );
        const nearest = loose.filter(({ far }) => far <= slop).toSorted((a, b) => a.far - b.far)[0];
        const atHome = state.groups
          .flatMap(({ pieces, locked }) => (locked ? pieces : []))
          .find((piece) => contains(table.outlines[piece] ?? [], point));
        expect(found).toBe((loose.find(({ holds }) => holds) ?? nearest)?.piece ?? atHome);
      }),
    );
  });
});

describe('which pieces', () => {
  it('are corners', () => {
    const grid = { columns: 3, rows: 3 };
    expect([0, 1, 2, 3, 4].map((piece) => kindOf(grid, piece))).toEqual(['corner', 'edge', 'corner', 'edge', 'inner']);
  });
});
