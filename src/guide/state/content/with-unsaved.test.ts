import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withUnsaved } from './with-unsaved.ts';

const saved = {
  Version: { Counter: 3 },
  Tours: [{ ID: 1, Code: 'A' }, { ID: 2 }, { ID: 3 }],
  Providers: { ID: 1, Name: 'Museum' },
};

describe('unsaved changes', () => {
  it('replace objects in their places, add new ones and leave the rest alone', () => {
    const shown = withUnsaved(saved, [{ model: 'tours', changed: [{ ID: 9 }, { ID: 2, Code: 'B' }], deleted: [1] }]);
    expect(shown).toEqual({ ...saved, Tours: [{ ID: 2, Code: 'B' }, { ID: 3 }, { ID: 9 }] });
  });

  it('may concern a list that is written as a single object, or missing', () => {
    const shown = withUnsaved(saved, [
      { model: 'providers', changed: [{ ID: 1, Name: 'Haus' }], deleted: [] },
      { model: 'configurations', changed: [{ ID: 5 }], deleted: [] },
      { model: 'tokens', changed: [{ ID: 5 }], deleted: [] },
    ]);
    expect(shown).toEqual({ ...saved, Providers: [{ ID: 1, Name: 'Haus' }], Configurations: [{ ID: 5 }] });
  });

  it('give what saving them gives, whatever they are', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 8 }));
    fc.assert(
      fc.property(ids, ids, ids, (before, changed, deleted) => {
        const gone = deleted.filter((ID) => !changed.includes(ID));
        const { Themes } = withUnsaved({ Themes: before.map((ID) => ({ ID })) }, [
          { model: 'themes', changed: changed.map((ID) => ({ ID, Name: 'new' })), deleted: gone },
        ]);
        const after = new Map(before.filter((ID) => !gone.includes(ID)).map((ID) => [ID, { ID }]));
        for (const ID of changed) after.set(ID, { ID, Name: 'new' } as { ID: number });
        expect(Themes).toEqual([...after.values()]);
      }),
    );
  });
});
