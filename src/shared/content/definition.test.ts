import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitionLists, entities, listNames, listOf, storedObjects, storedVersion } from './definition.ts';
import { anyJson } from './testing/arbitraries.ts';

test('the lists are those of section 3.4', () => {
  expect([...listNames, 'Version'].toSorted()).toEqual(
    [
      'Version',
      'Providers',
      'Configurations',
      'Themes',
      'TourGroups',
      'Tours',
      'TourItems',
      'Locations',
      'Languages',
      'Messages',
    ].toSorted(),
  );
});

test('every model is under its own name, and in its list', () => {
  for (const [name, { model }] of Object.entries(entities)) expect(model).toBe(name);
  for (const name of listNames) expect(listOf(definitionLists[name].model)).toBe(name);
  expect(listOf('tokens')).toBeUndefined();
  expect(listOf('backups')).toBeUndefined();
});

test('values other than objects are left out; a single object counts as a list of one', () => {
  expect(storedObjects({ Tours: [{ ID: 1 }, 5, null, [], 'x', { ID: 2 }] }, 'Tours')).toEqual([{ ID: 1 }, { ID: 2 }]);
  expect(storedObjects({ Tours: { ID: 1 } }, 'Tours')).toEqual([{ ID: 1 }]);
  expect(storedObjects({}, 'Tours')).toEqual([]);
  expect(storedVersion({ Version: { Counter: 3 } })).toEqual({ Counter: 3 });
  expect(storedVersion({ Version: [{ Counter: 3 }] })).toEqual({ Counter: 3 });
  fc.assert(
    fc.property(anyJson, (value) => {
      for (const stored of [...storedObjects({ Tours: value }, 'Tours'), storedVersion({ Version: value })]) {
        expect(typeof stored === 'object' && !Array.isArray(stored)).toBe(true);
      }
    }),
  );
});
