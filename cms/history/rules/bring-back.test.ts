import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StoredObject } from '#content/schema/containers.ts';
import { newerSourceIn, withText } from '#content/translated-texts.ts';
import { propertyRuns } from '#tests/property-runs.ts';
import { bringBackField, bringBackObject } from './bring-back.ts';
import { fieldChanges } from './field-changes.ts';

const text = fc.dictionary(fc.constantFrom('de', 'en', 'constructor'), fc.string({ maxLength: 4 }));
const state: fc.Arbitrary<StoredObject> = fc.record(
  {
    ID: fc.constant(1),
    Revision: fc.nat(9),
    Name: text,
    Code: fc.string({ maxLength: 2 }),
    DeepDives: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  },
  { requiredKeys: ['ID', 'Revision'] },
);

it('brings a whole state back, but for ID and Revision', () => {
  fc.assert(
    fc.property(state, state, (now, past) => {
      const { object, left } = bringBackObject('locations', { now, past }, () => true);
      expect(left).toEqual([]);
      expect(object).toEqual({ ...past, ID: now['ID'], Revision: now['Revision'] });
    }),
    { numRuns: propertyRuns(200) },
  );
});

it('makes every field that differs as it was, one by one', () => {
  fc.assert(
    fc.property(state, state, (now, past) => {
      const back = fieldChanges(past, now, []).reduce(
        (object, { path }) => bringBackField(object, past, { path, code: undefined, source: undefined }),
        now,
      );
      expect(fieldChanges(past, back, [])).toEqual([]);
    }),
    { numRuns: propertyRuns(200) },
  );
});

it('leaves a field as it is whose past value refers to something that is gone', () => {
  const now = { ID: 1, Revision: 4, Code: '7', DeepDives: [3] };
  const past = { ID: 1, Revision: 2, Code: '6', DeepDives: [2, 3] };
  expect(bringBackObject('locations', { now, past }, ({ ID }) => ID !== 2)).toEqual({
    object: { ID: 1, Revision: 4, Code: '6', DeepDives: [3] },
    left: ['DeepDives'],
  });
});

it('shows of a translation that is brought back that its source has changed since', () => {
  const write = (object: StoredObject, code: string, words: string): StoredObject =>
    withText(object, { name: 'Name', code, source: 'de' }, words);
  const past = write(write({ ID: 1 }, 'de', 'Mond'), 'en', 'Moon');
  const now = write(write(past, 'de', 'Sonne'), 'en', 'Sun');
  const english = { path: ['Name', 'en'], code: 'en', source: 'de' };
  const back = bringBackField(now, past, english);
  expect(back['Name']).toEqual({ de: 'Sonne', en: 'Moon' });
  expect(newerSourceIn(now, { name: 'Name', code: 'en' })).toBe(undefined);
  expect(newerSourceIn(back, { name: 'Name', code: 'en' })).toBe('de');
  const german = { path: ['Name', 'de'], code: 'de', source: 'de' };
  expect(bringBackField(back, past, german)['Name']).toEqual(past['Name']);
});
