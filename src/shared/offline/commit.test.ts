import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canCommit } from './commit.ts';
import { type Journal } from './journal.ts';
import { isWhole, planFor } from './plan.ts';
import { anyList, anyPresent, anySelection } from './testing/any-media.ts';
import { wantedKey } from './wanted.ts';

const anyJournal: fc.Arbitrary<Journal> = fc
  .array(anySelection, { maxLength: 4 })
  .map((selections) => new Map(selections.map((one) => [wantedKey(one), one])));
const known = fc.record({
  current: fc.option(anyList, { nil: undefined }),
  next: anyList,
  journal: anyJournal,
  present: anyPresent,
  given: fc.array(anySelection.map(wantedKey)).map((keys) => new Set(keys)),
});

test('no tour that is whole now is lost with newer content, but those that the museum does not deliver', () => {
  fc.assert(
    fc.property(known, ({ current, next, journal, present, given }) => {
      const lost = [...journal.values()].filter((selection) => {
        const isNow = current !== undefined && isWhole(planFor(current, selection), present);
        return isNow && !isWhole(planFor(next, selection), present) && !given.has(wantedKey(selection));
      });
      expect(canCommit({ current, next, journal, present, given })).toBe(lost.length === 0);
    }),
  );
});

test('with all media of the newer content it can be read, whatever is in it', () => {
  fc.assert(
    fc.property(known, ({ current, next, journal }) => {
      const present = new Set(next.flatMap(({ pieces }) => pieces));
      expect(canCommit({ current, next, journal, present, given: new Set() })).toBe(true);
    }),
  );
});
