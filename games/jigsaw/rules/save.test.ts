import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutTable } from '../layout.ts';
import { aspects, faultsOf, games, screens } from '../testing/tables.ts';
import { isWon, type JigsawState } from './groups.ts';
import { restore, save } from './save.ts';
import { createTable } from './table.ts';

const table = createTable({ columns: 3, rows: 1, noses: true, seed: 8 }, 2);
const sound = { v: 1, seed: 8, attempt: 2, home: [0], groups: [[0.25, 1.5, 1, 2]] };

function tell({ groups }: JigsawState): unknown {
  return groups.map(({ pieces, locked }) => [pieces, locked]);
}

describe('saving', () => {
  it('preserves a game through JSON', () => {
    fc.assert(
      fc.property(games(), ({ table, state }) => {
        const saved: unknown = JSON.parse(JSON.stringify(save(table, state)));
        const restored = restore(table, saved);
        if (restored === undefined) throw new Error('refused');
        expect(faultsOf(table, restored)).toEqual([]);
        expect(restored.attempt).toBe(state.attempt);
        // Loose groups have an order; those at home do not.
        const loose = (game: JigsawState): JigsawState => ({ ...game, groups: game.groups.filter((g) => !g.locked) });
        expect(tell(loose(restored))).toEqual(tell(loose(state)));
        expect(isWon(restored)).toBe(isWon(state));
        loose(restored).groups.forEach(({ x, y }, index) => {
          expect(Math.abs(x - (loose(state).groups[index]?.x ?? 9)) / table.aspect).toBeLessThan(1e-4);
          expect(Math.abs(y - (loose(state).groups[index]?.y ?? 9))).toBeLessThan(1e-4);
        });
        expect(save(table, restored)).toEqual(saved);
      }),
    );
  });

  it('is valid for a picture of another aspect and for another screen', () => {
    fc.assert(
      fc.property(games(), aspects, screens, ({ table, state }, aspect, screen) => {
        const other = createTable(table, aspect, layOutTable(screen, table, aspect).area);
        const restored = restore(other, save(table, state));
        expect(restored && faultsOf(other, restored)).toEqual([]);
        expect(restored?.groups.length).toBe(state.groups.length);
      }),
    );
  });

  it('is compact', () => {
    const state = restore(table, sound);
    expect(state && JSON.stringify(save(table, state))).toBe(JSON.stringify(sound));
  });
});

describe('restoring', () => {
  it('accepts a valid save', () => {
    expect(restore(table, sound)).toEqual({
      attempt: 2,
      groups: [
        { pieces: [0], x: 0, y: 0, locked: true },
        { pieces: [1, 2], x: 0.5, y: 1.5, locked: false },
      ],
    });
  });

  it.each([
    { name: 'nothing', saved: undefined },
    { name: 'null', saved: null },
    { name: 'a text', saved: 'v1' },
    { name: 'another version', saved: { ...sound, v: 2 } },
    { name: 'another cut', saved: { ...sound, seed: 9 } },
    { name: 'attempt 0', saved: { ...sound, attempt: 0 } },
    { name: 'attempt 1.5', saved: { ...sound, attempt: 1.5 } },
    { name: 'a piece too few', saved: { ...sound, home: [] } },
    { name: 'a piece twice', saved: { ...sound, home: [0, 1] } },
    { name: 'a piece twice instead of another', saved: { ...sound, home: [1] } },
    { name: 'a piece too many', saved: { ...sound, home: [0, 3] } },
    { name: 'half a piece', saved: { ...sound, home: [0.5] } },
    { name: 'an invalid place', saved: { ...sound, groups: [[null, 1, 1, 2]] } },
    { name: 'an empty group', saved: { ...sound, home: [0, 1, 2], groups: [[1, 1]] } },
    { name: 'invalid groups', saved: { ...sound, groups: 'many' } },
  ])('refuses $name', ({ saved }) => expect(restore(table, saved)).toBeUndefined());

  it('separates pieces that cannot be connected, and moves in those outside', () => {
    const restored = restore(table, { ...sound, home: [1], groups: [[99, -99, 0, 2]] });
    expect(restored?.groups.map(({ pieces }) => pieces)).toEqual([[1], [0], [2]]);
    expect(restored && faultsOf(table, restored)).toEqual([]);
  });

  it('connects all pieces at home and moves a complete picture home: both are won', () => {
    for (const saved of [
      { ...sound, home: [0, 1, 2], groups: [] },
      { ...sound, home: [], groups: [[0.1, 0.5, 0, 1, 2]] },
    ]) {
      const restored = restore(table, saved);
      expect(restored && isWon(restored)).toBe(true);
    }
  });

  it('never returns an impossible state, whatever is in storage', () => {
    let accepted = 0;
    const number = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.double());
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        v: fc.constant(1),
        seed: fc.constant(8),
        attempt: fc.oneof(fc.constant(1), number),
        home: fc.uniqueArray(fc.integer({ min: 0, max: 2 })),
        groups: fc.array(
          fc
            .tuple(number, number, fc.uniqueArray(fc.integer({ min: 0, max: 2 })))
            .map(([x, y, pieces]) => [x, y, ...pieces]),
          { maxLength: 3 },
        ),
      }),
    );
    fc.assert(
      fc.property(anything, (saved) => {
        const restored = restore(table, saved);
        if (restored === undefined) return;
        accepted += 1;
        expect(faultsOf(table, restored)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(10);
  });
});
