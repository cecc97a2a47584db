import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyJournal, forget, type Journal, noteWhole, setPaused, want } from './journal.ts';
import { wantedKey } from './wanted.ts';

const wanted = fc.record({ tour: fc.constantFrom(1, 2), language: fc.constantFrom('de', 'en') });
const step = fc.tuple(fc.constantFrom('want', 'pause', 'goOn', 'whole', 'forget'), wanted);

test('the journal knows what is wanted, paused and was once whole, oldest first', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let journal: Journal = emptyJournal;
      const model = new Map<string, { isPaused: boolean; wasWhole: boolean }>();
      for (const [what, selection] of steps) {
        const key = wantedKey(selection);
        const known = model.get(key);
        if (what === 'want') {
          journal = want(journal, [selection]);
          model.set(key, { isPaused: false, wasWhole: known?.wasWhole ?? false });
        }
        if (what === 'forget') {
          journal = forget(journal, selection);
          model.delete(key);
        }
        if (what === 'pause' || what === 'goOn') {
          journal = setPaused(journal, selection, what === 'pause');
          if (known !== undefined) known.isPaused = what === 'pause';
        }
        if (what === 'whole') {
          journal = noteWhole(journal, selection);
          if (known !== undefined) known.wasWhole = true;
        }
        expect([...journal]).toEqual(
          [...model].map(([known, facts]) => [known, expect.objectContaining({ ...facts })]),
        );
      }
    }),
  );
});

test('a change that changes nothing gives the same journal', () => {
  const journal = want(emptyJournal, [{ tour: 1, language: 'de' }]);
  expect(setPaused(journal, { tour: 1, language: 'de' }, false)).toBe(journal);
  expect(setPaused(journal, { tour: 2, language: 'de' }, true)).toBe(journal);
  expect(forget(journal, { tour: 2, language: 'de' })).toBe(journal);
});
