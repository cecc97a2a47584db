import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCatalogue, isRedirect, selectorsOf } from './catalogue.ts';
import { Selector } from './constants.ts';
import { storedObjects } from './definition.ts';
import { storedId } from './schema/entity.ts';
import { anyDefinition, anyJson } from './testing/arbitraries.ts';

const ids = (objects: readonly { readonly ID: number }[]): number[] => objects.map(({ ID }) => ID);

describe('order', () => {
  test('follows the positions; objects with equal or no positions keep the order of the content', () => {
    const at = (ID: number, Position?: number) => ({ ID, TourID: 1, ...(Position === undefined ? {} : { Position }) });
    const objects = [at(1), at(2, 5), at(3, 0), at(4, 5), at(5, -1), at(6, 1)];
    const catalogue = createCatalogue({ TourGroups: objects, Tours: objects, TourItems: objects });
    expect(ids(catalogue.groups)).toEqual([3, 6, 2, 4, 1, 5]);
    expect(ids(catalogue.tours())).toEqual([3, 6, 2, 4, 1, 5]);
    expect(ids(catalogue.itemsOf(1))).toEqual([3, 6, 2, 4, 1, 5]);
  });
});

test('disabled groups and their tours are closed; tours without a group are open', () => {
  const catalogue = createCatalogue({
    TourGroups: [{ ID: 1 }, { ID: 2, Enabled: false }],
    Tours: [{ ID: 1, TourGroupID: 1 }, { ID: 2, TourGroupID: 2 }, { ID: 3 }, { ID: 4, TourGroupID: 77 }],
  });
  expect(ids(catalogue.groups)).toEqual([1]);
  expect(ids(catalogue.tours())).toEqual([1, 3, 4]);
  expect(ids(catalogue.tours(1))).toEqual([1]);
  expect(catalogue.tours(2)).toEqual([]);
  expect(catalogue.tour(2)?.ID).toBe(2);
});

describe('a hidden tour', () => {
  const definition = {
    Tours: [
      { ID: 1, Code: 'A', Enabled: false },
      { ID: 2, Code: 'A' },
    ],
    TourItems: [
      { ID: 1, TourID: 1, LocationID: 7 },
      { ID: 2, TourID: 2, LocationID: 7 },
      { ID: 3, TourID: 9, LocationID: 7 },
    ],
    Locations: [{ ID: 7 }],
  };

  test('is not open, and staff have it', () => {
    const catalogue = createCatalogue(definition);
    expect(ids(catalogue.tours())).toEqual([2]);
    expect(catalogue.tour(1)?.ID).toBe(1);
    expect(catalogue.tourByCode('A')?.ID).toBe(1);
    expect(catalogue.item(1)?.ID).toBe(1);
  });

  test('is missing for visitors, who reach its stations through other tours', () => {
    const catalogue = createCatalogue(definition, '2026-05-31');
    expect(ids(catalogue.tours())).toEqual([2]);
    expect(catalogue.tour(1)).toBeUndefined();
    expect(catalogue.tourByCode('a')?.ID).toBe(2);
    expect([1, 2, 3].map((ID) => catalogue.item(ID)?.ID)).toEqual([undefined, 2, 3]);
    expect(catalogue.location(7)?.ID).toBe(7);
  });
});

describe('a tour with days', () => {
  const definition = {
    Tours: [
      { ID: 1, Code: 'A', EnabledFrom: '2026-05-01', EnabledUntil: '2026-09-30' },
      { ID: 2, Code: 'B', EnabledFrom: '2026-05-01' },
      { ID: 3, Code: 'C', EnabledUntil: '2026-09-30' },
      { ID: 4, Code: 'D', EnabledFrom: '2026-05-01', Enabled: false },
      { ID: 5, Code: 'E', EnabledFrom: '1 May' },
    ],
    TourItems: [1, 2, 3, 4, 5].map((ID) => ({ ID, TourID: ID, LocationID: 7 })),
    Locations: [{ ID: 7 }],
  };

  test.each([
    ['2026-04-30', [3, 5]],
    ['2026-05-01', [1, 2, 3, 5]],
    ['2026-09-30', [1, 2, 3, 5]],
    ['2026-10-01', [2, 5]],
    ['2027-05-01', [2, 5]],
  ])('on %s, visitors find those whose days include it, and their stations', (day, open) => {
    const catalogue = createCatalogue(definition, day);
    expect(ids(catalogue.tours())).toEqual(open);
    const all = [1, 2, 3, 4, 5];
    expect(all.filter((ID) => catalogue.tour(ID) !== undefined)).toEqual(open);
    expect(all.filter((ID) => catalogue.item(ID) !== undefined)).toEqual(open);
    expect(all.filter((ID) => catalogue.tourByCode('ABCDE'.charAt(ID - 1)) !== undefined)).toEqual(open);
  });

  test('staff have all of them, whatever the day is', () => {
    const catalogue = createCatalogue(definition);
    expect(ids(catalogue.tours())).toEqual([1, 2, 3, 5]);
    expect(catalogue.item(4)?.ID).toBe(4);
  });

  test('is open on the same days as before until another one opens or closes', () => {
    const { isSameOn } = createCatalogue(definition, '2026-05-01');
    expect(['2026-04-30', '2026-05-01', '2026-09-30', '2026-10-01'].map(isSameOn)).toEqual([false, true, true, false]);
    expect(['2026-04-30', '2026-06-01'].map(createCatalogue(definition).isSameOn)).toEqual([false, true]);
  });
});

test('of several objects with one ID or one code the first counts', () => {
  const catalogue = createCatalogue({
    Tours: [
      { ID: 1, Code: 'A' },
      { ID: 1, Code: 'B' },
      { ID: 2, Code: ' a ' },
      { ID: 3, Code: '' },
    ],
    TourItems: [
      { ID: 1, TourID: 1, Code: '007' },
      { ID: 2, TourID: 1, Code: '7', Position: 1 },
      { ID: 3, TourID: 2, Code: '007' },
      { ID: 4, TourID: 1 },
    ],
    Messages: [
      { Code: 'Hello', Message: 'first' },
      { Code: 'HELLO', Message: 'second' },
    ],
  });
  expect(catalogue.tour(1)?.Code).toBe('A');
  expect(catalogue.tourByCode('a')?.ID).toBe(1);
  expect(catalogue.tourByCode('B')).toBeUndefined();
  expect(catalogue.tourByCode('')).toBeUndefined();
  expect(catalogue.itemByCode(1, '7')?.ID).toBe(2);
  expect(catalogue.itemByCode(1, '007')?.ID).toBe(1);
  expect(catalogue.itemByCode(2, '007')?.ID).toBe(3);
  expect(catalogue.itemByCode(1, '')).toBeUndefined();
  expect(catalogue.itemByCode(9, '007')).toBeUndefined();
  expect(catalogue.message('hello')).toEqual({ und: 'first' });
  expect(catalogue.message('')).toBeUndefined();
});

test('no reference finds an object without an ID', () => {
  const catalogue = createCatalogue({ Tours: [{}, { ID: -1 }, { ID: '' }], TourItems: [{ ID: -1 }, { ID: 5 }] });
  expect(catalogue.tour(-1)).toBeUndefined();
  expect(catalogue.tour(0)).toBeUndefined();
  expect(catalogue.item(-1)).toBeUndefined();
  expect(catalogue.itemsOf(-1)).toEqual([]);
});

test('languages begin with the default, leave out those without a code, and are never empty', () => {
  const codes = (Languages: unknown) => createCatalogue({ Languages }).languages.map(({ Code }) => Code);
  expect(codes([{ Code: 'en' }, { Code: '' }, { Code: 'de', IsDefault: true }])).toEqual(['de', 'en']);
  expect(codes([{ Code: 'en' }, { Code: 'fr' }])).toEqual(['en', 'fr']);
  expect(createCatalogue({}).languages).toMatchObject([{ Code: 'de', DisplayName: 'Deutsch', IsDefault: true }]);
});

test('a museum that lists no languages has those of its names', () => {
  const { languages } = createCatalogue({
    Providers: [{ Name: { fr: 'Musée', 'kids!': 'Spaß' } }],
    Tours: [{ Name: { und: 'Tour', it: 'Giro' } }, { Name: 'Plain' }],
    Locations: [{ Name: { fr: 'Salle', it: 'Sala', nl: 'Zaal' } }],
  });
  expect(languages).toMatchObject([
    { Code: 'fr', AccessibilityCode: 'fr', DisplayName: '' },
    ...['kids!', 'it', 'nl'].map((Code) => ({ Code })),
  ]);
});

test('the default theme is the one marked as default, else the first', () => {
  expect(createCatalogue({ Themes: [{ ID: 1 }, { ID: 2, IsDefault: true }] }).defaultTheme?.ID).toBe(2);
  expect(createCatalogue({ Themes: [{ ID: 1 }, { ID: 2 }] }).defaultTheme?.ID).toBe(1);
  expect(createCatalogue({}).defaultTheme).toBeUndefined();
});

test('version, provider and configuration are the first, or defaults', () => {
  const catalogue = createCatalogue({ Version: { Counter: 7 }, Providers: ['x', { ID: 4, Phone: 12 }] });
  expect(catalogue.version.Counter).toBe(7);
  expect(catalogue.provider).toMatchObject({ ID: 4, Phone: '12' });
  expect(catalogue.configuration.NativeDefaultAudioChannel).toBe('SPEAKER');
});

test('objects are completed once', () => {
  const catalogue = createCatalogue({ Locations: [{ ID: 1 }], TourItems: [{ ID: 1, TourID: 1 }] });
  expect(catalogue.location(1)).toBe(catalogue.location(1));
  expect(catalogue.itemsOf(1)[0]).toBe(catalogue.item(1));
});

test('a tour without selectors offers the given one; no selector is offered twice', () => {
  expect(selectorsOf({ Selectors: [] }, Selector.List)).toEqual([1]);
  expect(selectorsOf({ Selectors: [4, 0, 4] }, Selector.List)).toEqual([4, 0]);
  expect([0, 1, 2].map((Type) => isRedirect({ Type: Type as 0 | 1 | 2 }))).toEqual([false, false, true]);
});

describe('for any definition', () => {
  test('nothing throws, everything is sorted, and each tour has its items', () => {
    const garbage = anyJson.map((value) => ({
      Tours: value,
      TourItems: value,
      TourGroups: value,
      Languages: value,
      Version: value,
    }));
    fc.assert(
      fc.property(fc.oneof(anyDefinition, garbage), fc.integer({ min: -2, max: 6 }), fc.string(), (any, ID, code) => {
        const catalogue = createCatalogue(any);
        const { groups, languages, defaultTheme, version } = catalogue;
        for (const list of [groups, catalogue.tours(ID), catalogue.itemsOf(ID)]) {
          const places = list.map(({ Position }) => (Position < 0 ? Infinity : Position));
          expect(places).toEqual(places.toSorted((one, other) => (one === other ? 0 : one - other)));
        }
        expect(languages.length).toBeGreaterThan(0);
        expect(typeof version.Counter).toBe('number');
        if (defaultTheme !== undefined) expect(catalogue.theme(defaultTheme.ID)).toBe(defaultTheme);
        const lookUps = [catalogue.theme, catalogue.group, catalogue.tour, catalogue.item, catalogue.location];
        for (const lookUp of lookUps) expect([ID, undefined]).toContain(lookUp(ID)?.ID);
        catalogue.message(code);
        expect(catalogue.tourByCode(code)?.Code.trim().toLowerCase() ?? code.trim().toLowerCase()).toBe(
          code.trim().toLowerCase(),
        );
        const known = new Set(
          storedObjects(any, 'TourItems')
            .map(storedId)
            .filter((id) => id !== undefined && id >= 0),
        );
        const shown = [...known].filter((id) => catalogue.item(id ?? -1) !== undefined);
        expect(shown).toHaveLength(known.size);
        for (const item of catalogue.itemsOf(ID)) expect(item.TourID).toBe(ID);
      }),
      { numRuns: 100 },
    );
  });
});

test('tours are listed group by group, those without a group at the end', () => {
  const { tours } = createCatalogue({
    TourGroups: [
      { ID: 1, Position: 1 },
      { ID: 2, Position: 0 },
    ],
    Tours: [
      { ID: 10, TourGroupID: 1, Position: 0 },
      { ID: 11, Position: 0 },
      { ID: 12, TourGroupID: 2, Position: 5 },
      { ID: 13, TourGroupID: 2, Position: 1 },
    ],
  });
  expect(tours().map(({ ID }) => ID)).toEqual([13, 12, 10, 11]);
});
