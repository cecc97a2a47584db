import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, games, shares, spots, tables } from '../testing/tables.ts';
import { allPieces, countOf, cellOf } from './grid.ts';
import {
  connectedParts,
  groupOf,
  home,
  isLoose,
  isWon,
  type JigsawState,
  placedPieces,
  progressOf,
  raise,
} from './groups.ts';
import { canDetach, detach, drop, dropOutcome, fits, place, toleranceOf } from './moves.ts';
import { scatter } from './scatter.ts';
import { createTable, keepOnTable, type Table } from './table.ts';
import { type Point } from '#engine/geometry.ts';

const cut = { columns: 3, rows: 2, noses: true, seed: 4 };
const table = createTable(cut, 1.5, {
  bounds: { x: -1, y: -1, width: 4, height: 5 },
  tray: { x: 0, y: 1.2, width: 1.5, height: 2 },
});
const side = 0.5;

/** Returns which pieces are connected, and how far they are from home. */
function summary({ groups }: JigsawState): readonly string[] {
  return groups.map(({ pieces, x, y, locked }) => `${pieces.join()} at ${x} ${y}${locked ? ' locked' : ''}`).toSorted();
}

function partition({ groups }: JigsawState): readonly string[] {
  return groups.map(({ pieces }) => pieces.join()).toSorted();
}

/** Returns a state with all pieces single, at these positions. */
function lying(positions: readonly Point[]): JigsawState {
  return {
    attempt: 1,
    groups: positions.map((position, piece) => ({ pieces: [piece], ...position, locked: false })),
  };
}

const apart = [0, 1, 2, 3, 4, 5].map((piece) => ({ x: -0.9 + piece * 0.2, y: 1.5 + (piece % 2) }));

describe('dropping', () => {
  it('lays a piece down if nothing is near', () => {
    const state = drop(table, lying(apart), 1, { x: 0.7, y: 2 });
    expect(groupOf(state, 1)).toEqual({ pieces: [1], x: 0.7, y: 2, locked: false });
    expect(state.groups.at(-1)?.pieces).toEqual([1]);
  });

  it('connects neighbours, which then move as one', () => {
    const first = drop(table, lying(apart), 0, { x: 0.3, y: 0.9 });
    const both = drop(table, first, 1, { x: 0.3 + 0.2 * side, y: 0.9 });
    expect(groupOf(both, 0)).toEqual({ pieces: [0, 1], x: 0.3, y: 0.9, locked: false });
    const moved = drop(table, both, 1, { x: 0.6, y: 0.8 });
    expect(groupOf(moved, 0)).toEqual({ pieces: [0, 1], x: 0.6, y: 0.8, locked: false });
  });

  it('does not connect pieces that are not neighbours in the picture or are too far apart', () => {
    const first = drop(table, lying(apart), 0, { x: 0.3, y: 0.9 });
    expect(drop(table, first, 2, { x: 0.3, y: 0.9 }).groups).toHaveLength(6);
    expect(drop(table, first, 1, { x: 0.3 + 0.23 * side, y: 0.9 }).groups).toHaveLength(6);
    expect(drop(table, first, 1, { x: 0.3 + 0.23 * side, y: 0.9 }, 0.24 * side).groups).toHaveLength(5);
  });

  it('prefers the nearest neighbour', () => {
    const positions = apart.with(0, { x: 0.6, y: 0.9 }).with(2, { x: 0.75, y: 0.9 });
    const near0 = drop(table, lying(positions), 1, { x: 0.67, y: 0.9 });
    expect(groupOf(near0, 1)?.pieces).toEqual([0, 1]);
    const near2 = drop(table, lying(positions), 1, { x: 0.69, y: 0.9 });
    expect(groupOf(near2, 1)?.pieces).toEqual([1, 2]);
  });

  it('breaks ties between equally near neighbours the same way, whatever their order', () => {
    const state = lying(apart.with(0, { x: 0.4375, y: 0.9 }).with(2, { x: 0.5625, y: 0.9 }));
    const turned = { ...state, groups: state.groups.toReversed() };
    for (const either of [state, turned]) {
      expect(groupOf(drop(table, either, 1, { x: 0.5, y: 0.9 }), 1)?.pieces).toEqual([0, 1]);
    }
  });

  it('keeps pieces that connect at the edge on the table', () => {
    const plain = createTable({ ...cut, noses: false }, 1.5, table);
    const state = drop(plain, lying(apart.with(0, { x: 2.05, y: 0.9 })), 1, { x: 2.4, y: 0.9 });
    expect(groupOf(state, 0)).toEqual({ pieces: [0, 1], x: 2, y: 0.9, locked: false });
  });

  it('continues in a chain until nothing is near', () => {
    // Each is near the previous one only.
    const positions = apart.with(1, { x: 0.6, y: 0.9 }).with(2, { x: 0.7, y: 0.9 }).with(5, { x: 0.8, y: 0.9 });
    const state = drop(table, lying(positions), 0, { x: 0.5, y: 0.9 });
    expect(groupOf(state, 0)).toEqual({ pieces: [0, 1, 2, 5], x: 0.8, y: 0.9, locked: false });
  });

  it('locks a piece near its home, and those that connect to it', () => {
    const positions = apart.with(1, { x: 0.09, y: 0 });
    const state = drop(table, lying(positions), 0, { x: 0.1, y: 0.01 });
    expect(groupOf(state, 1)).toEqual({ pieces: [0, 1], x: 0, y: 0, locked: true });
    expect(drop(table, state, 1, { x: 1, y: 1 })).toBe(state);
    expect([isLoose(state, 0), isLoose(state, 2), isLoose(state, 99)]).toEqual([false, true, false]);
  });

  it.each([
    { x: Number.NaN, y: 0 },
    { x: 0, y: Infinity },
  ])('changes nothing for an invalid place: $x $y', (to) => {
    const state = lying(apart);
    expect(drop(table, state, 0, to)).toBe(state);
    expect(drop(table, state, -1, home)).toBe(state);
  });

  it('never invalidates a state, wherever pieces are dropped', () => {
    fc.assert(
      fc.property(games(), fc.nat(), spots, fc.oneof(shares, fc.double()), ({ table, state }, number, to, slack) => {
        const piece = number % countOf(table);
        expect(faultsOf(table, state)).toEqual([]);
        expect(faultsOf(table, drop(table, state, piece, to, slack))).toEqual([]);
        expect(faultsOf(table, raise(state, piece))).toEqual([]);
      }),
    );
  });
});

describe('the order of merging', () => {
  it('does not matter: pieces laid roughly in place relative to each other form the same groups', () => {
    const wobble = shares.map((share) => 2 * share - 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(fc.boolean(), wobble, wobble), { minLength: 25, maxLength: 25 }),
        fc.infiniteStream(fc.nat()),
        (columns, rows, pieces, order) => {
          // There is room beside the board for the whole picture.
          const bounds = { x: -5, y: -5, width: 12, height: 12 };
          const table = createTable({ columns, rows, noses: true, seed: 1 }, 1, { bounds, tray: bounds });
          const reach = (0.99 * toleranceOf(table)) / 2 / Math.SQRT2;
          const chosen = allPieces(table).filter((piece) => pieces[piece]?.[0]);
          const far = lyingFar(table);
          const dropAll = (drops: readonly number[]): JigsawState =>
            drops.reduce((state, piece) => {
              const [, x, y] = pieces[piece] ?? [true, 0, 0];
              return drop(table, state, piece, { x: 1.5 + x * reach, y: 1.5 + y * reach });
            }, far);
          const mixed = chosen
            .map((piece) => ({ piece, by: order.next().value ?? 0 }))
            .toSorted((a, b) => a.by - b.by)
            .map(({ piece }) => piece);
          const expected = connectedParts(table, chosen).map((part) => part.join());
          const dropped = dropAll(mixed);
          if (isWon(dropped)) return;
          expect(partition(dropped).filter((part) => chosen.includes(Number(part.split(',')[0])))).toEqual(
            expected.toSorted(),
          );
          expect(partition(dropped)).toEqual(partition(dropAll(chosen)));
        },
      ),
    );
  });

  it('does not depend on the order of the pieces', () => {
    fc.assert(
      fc.property(games(4), fc.nat(), spots, ({ table, state }, number, to) => {
        const piece = number % countOf(table);
        const turned = { ...state, groups: state.groups.toReversed() };
        const near = { x: to.x / 20, y: to.y / 20 };
        expect(summary(drop(table, turned, piece, near))).toEqual(summary(drop(table, state, piece, near)));
      }),
    );
  });

  function lyingFar(table: Table): JigsawState {
    const groups = allPieces(table).map((piece) => ({
      pieces: [piece],
      ...keepOnTable(table, [piece], { x: piece % 2 === 0 ? -9 : 9, y: -9 + (piece % 3) }),
      locked: false,
    }));
    return { attempt: 1, groups };
  }
});

describe('winning', () => {
  it('happens with the last piece, at home or beside the board, and moves the picture home', () => {
    fc.assert(
      fc.property(tables(5), fc.nat(), fc.boolean(), (table, seed, aside) => {
        const room = table.bounds.y + table.bounds.height - 1;
        const at = aside && countOf(table) > 1 ? { x: 0, y: room } : home;
        let state = scatter(table, seed);
        expect(isWon(state)).toBe(false);
        for (const piece of allPieces(table)) {
          // A piece scattered there by chance may complete the picture before its turn.
          state = drop(table, state, piece, at);
          expect(faultsOf(table, state)).toEqual([]);
          expect(isWon(state)).toBe(partition(state).length === 1 && placedPieces(state).length === countOf(table));
        }
        expect(isWon(state)).toBe(true);
        expect(progressOf(table, state)).toBe(1);
        expect(placedPieces(state)).toEqual(allPieces(table));
      }),
    );
  });

  it('progress grows from 0 by equal steps', () => {
    let state = lying(apart);
    const seen = [progressOf(table, state)];
    for (const piece of allPieces(table)) {
      state = drop(table, state, piece, home);
      seen.push(progressOf(table, state));
    }
    expect(seen.map((share) => share.toFixed(3))).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => (n / 6).toFixed(3)));
  });
});

describe('placing without dragging', () => {
  it('puts a piece home with its connected pieces, only in its own cell', () => {
    fc.assert(
      fc.property(games(), fc.nat(), fc.nat(), ({ table, state }, one, other) => {
        const [piece, target] = [one % countOf(table), other % countOf(table)];
        const where = cellOf(table, target);
        const placed = place(table, state, piece, where);
        expect(fits(table, piece, where)).toBe(piece === target);
        if (piece === target) expect(groupOf(placed, piece)?.locked).toBe(true);
        else expect(placed).toBe(state);
        expect(faultsOf(table, placed)).toEqual([]);
      }),
    );
  });

  it.each([
    { column: 3, row: 0 },
    { column: -1, row: 1 },
    { column: 0.5, row: 0 },
    { column: Number.NaN, row: 0 },
  ])('fits nowhere off the board: $column, $row', (where) => {
    expect(allPieces(table).some((piece) => fits(table, piece, where))).toBe(false);
  });
});

describe('the outcome of a drop', () => {
  const outcome = (before: JigsawState, piece: number, to: Point) =>
    dropOutcome(before, drop(table, before, piece, to), piece);

  it('is loose, connected, home or won', () => {
    const start = lying(apart);
    expect(outcome(start, 0, { x: 0.2, y: 1.2 })).toBe('loose');
    const one = drop(table, start, 0, { x: 0.2, y: 1.2 });
    expect(outcome(one, 1, { x: 0.2, y: 1.2 })).toBe('connected');
    expect(outcome(one, 1, home)).toBe('home');
    const [last = 0, ...others] = allPieces(table);
    const nearly = others.reduce((state, piece) => drop(table, state, piece, home), start);
    expect(outcome(nearly, last, home)).toBe('won');
    expect(dropOutcome(start, start, 99)).toBe('loose');
  });
});

describe('detaching', () => {
  const beside = { x: 0.2, y: 1.2 };
  const row = [0, 1, 2].reduce((state, piece) => drop(table, state, piece, beside), lying(apart));

  it('detaches one piece, and pieces connected only by it come apart', () => {
    expect(partition(row)).toContain('0,1,2');
    expect(partition(detach(table, row, 1))).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(partition(detach(table, row, 2))).toEqual(['0,1', '2', '3', '4', '5']);
  });

  it('moves the piece away from the others, on top, so that it does not snap straight back', () => {
    const detached = detach(table, row, 2);
    const loose = groupOf(detached, 2);
    expect(loose?.x).toBeCloseTo(0.2 + 0.6 * side);
    expect(loose?.y).toBeCloseTo(1.2, 1);
    expect(detached.groups.at(-1)).toBe(loose);
  });

  it('takes a piece off the board, but not off the finished picture, nor a single loose piece', () => {
    const one = drop(table, lying(apart), 0, home);
    expect(groupOf(detach(table, one, 0), 0)?.locked).toBe(false);
    const whole = allPieces(table).reduce((state, piece) => drop(table, state, piece, home), one);
    expect([canDetach(whole, 0), canDetach(one, 0), canDetach(one, 1), canDetach(one, 17)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const pair = drop(table, drop(table, lying(apart), 0, beside), 1, beside);
    expect([canDetach(pair, 0), canDetach(pair, 1)]).toEqual([true, true]);
    expect(detach(table, whole, 0)).toBe(whole);
    expect(detach(table, one, 1)).toBe(one);
  });

  it('never invalidates a state, finds room at the edge of the table, and can be undone', () => {
    fc.assert(
      fc.property(games(), fc.nat(), ({ table, state }, number) => {
        const piece = number % countOf(table);
        const before = groupOf(state, piece);
        if (before === undefined || !canDetach(state, piece)) return;
        const detached = detach(table, state, piece);
        expect(faultsOf(table, detached)).toEqual([]);
        const after = groupOf(detached, piece);
        expect(after?.pieces).toEqual([piece]);
        const far = Math.hypot((after?.x ?? 0) - before.x, (after?.y ?? 0) - before.y);
        if (countOf(table) > 2) expect(far).toBeGreaterThan(toleranceOf(table));
        expect(partition(drop(table, detached, piece, before))).toEqual(partition(state));
      }),
    );
  });
});

describe('tolerance', () => {
  it.each([
    { slack: undefined, tolerance: 0.22 * side },
    { slack: 0.01, tolerance: 0.22 * side },
    { slack: 0.3, tolerance: 0.3 },
    { slack: 9, tolerance: 0.9 * side },
    { slack: Number.NaN, tolerance: 0.22 * side },
    { slack: -1, tolerance: 0.22 * side },
  ])('with a slack of $slack is $tolerance', ({ slack, tolerance }) =>
    expect(toleranceOf(table, slack)).toBeCloseTo(tolerance),
  );
});
