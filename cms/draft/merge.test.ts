import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge, preferMine } from './merge.ts';

const base = { ID: 1, Revision: 1, Name: { de: 'Alt' }, GamePoints: 1 };

describe('what two people made of an object', () => {
  it('is joined where they changed different fields', () => {
    const mine = { ...base, Name: { de: 'Meins' } };
    const theirs = { ...base, Revision: 2, GamePoints: 3, IconURL: 'files/a.svg' };
    expect(merge(base, mine, theirs)).toEqual({
      merged: { ID: 1, Revision: 2, Name: { de: 'Meins' }, GamePoints: 3, IconURL: 'files/a.svg' },
      conflicts: [],
    });
  });

  it('is for people to decide where they changed the same field', () => {
    const mine = { ...base, GamePoints: 2 };
    const theirs = { ...base, Revision: 2, GamePoints: 3 };
    const joined = merge(base, mine, theirs);
    expect(joined.conflicts).toEqual([{ field: 'GamePoints', base: 1, mine: 2, theirs: 3 }]);
    expect(joined.merged['GamePoints']).toBe(3);
    expect(preferMine(joined, mine, ['GamePoints'])['GamePoints']).toBe(2);
  });

  it('is the same for both when they did the same, and forgets what either took away', () => {
    const { GamePoints, ...without } = base;
    expect(GamePoints).toBe(1);
    expect(merge(base, without, { ...base, Revision: 2 })).toEqual({
      merged: { ...without, Revision: 2 },
      conflicts: [],
    });
    expect(merge(base, { ...base, GamePoints: 9 }, { ...base, GamePoints: 9 }).conflicts).toEqual([]);
  });

  it('loses no change of either, whatever they did', () => {
    const object = fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 0, max: 2 }));
    expect.hasAssertions();
    fc.assert(
      fc.property(object, object, object, (from, mine, theirs) => {
        const { merged, conflicts } = merge(from, mine, theirs);
        const open = new Set(conflicts.map(({ field }) => field));
        for (const field of ['A', 'B', 'C'].filter((name) => !open.has(name))) {
          if (mine[field] !== from[field]) expect(merged[field]).toBe(mine[field]);
          if (theirs[field] !== from[field]) expect(merged[field]).toBe(theirs[field]);
        }
      }),
    );
  });
});
