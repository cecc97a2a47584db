import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { type Deletion, deleteObjects } from './deletion.ts';
import { allReferences, referencesTo } from './references.ts';
import { isObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';
import { asId } from './schema/stored-number.ts';
import { anyDefinition, smallId } from './testing/arbitraries.ts';

const definition = {
  Version: { Counter: 3 },
  Themes: [{ ID: 1, IsDefault: true }, { ID: 2 }, { ID: 3 }],
  TourGroups: [{ ID: 1, ThemeID: 2 }, { ID: 2 }],
  Tours: [{ ID: 1, TourGroupID: 1 }, { ID: 2 }],
  TourItems: [
    { ID: 10, TourID: 1, LocationID: 100, Unknown: [1] },
    { ID: 11, TourID: 1, LocationID: 101, TransitionTo: 10, Parent: '10' },
    {
      ID: 12,
      LocationID: 102,
      Path: [{ Next: 10, Wait: 1 }, { Next: 11, AnnounceLocationID: 100, Wait: 2 }, { ReturnToOverview: true }],
    },
    'stray',
  ],
  Locations: [
    { ID: 100 },
    { ID: 101, DeepDives: [100, 102], Timeline: { Locations: [100, 102, 100, 101], Times: [0, 5, 10, 15], Extra: 1 } },
    { ID: 102, DeepDives: 100, Timeline: { Locations: 100, Times: 3 } },
  ],
} as const;

const deleteObject = (any: TourDefinition, model: ModelName, ID: number): Deletion => deleteObjects(any, model, [ID]);

function deleted(model: ModelName, ID: number): Extract<Deletion, { ok: true }> {
  const deletion = deleteObject(definition, model, ID);
  if (!deletion.ok) throw new Error(JSON.stringify(deletion.findings));
  return deletion;
}

function refusal(model: ModelName, ID: number): unknown {
  const deletion = deleteObject(definition, model, ID);
  return deletion.ok ? 'ok' : deletion.findings.map(({ key, facts }) => [key, facts]);
}

describe('a location', () => {
  test('is deleted with its tour items, announcements, deep dives and places in timelines', () => {
    const result = deleted('locations', 100);
    expect(result.definition).toEqual({
      ...definition,
      TourItems: [
        { ID: 11, TourID: 1, LocationID: 101 },
        { ID: 12, LocationID: 102, Path: [{ Next: 11, Wait: 2 }, { ReturnToOverview: true }] },
        'stray',
      ],
      Locations: [
        { ID: 101, DeepDives: [102], Timeline: { Locations: [102, 101], Times: [5, 15], Extra: 1 } },
        { ID: 102, DeepDives: [], Timeline: { Locations: [], Times: [] } },
      ],
    });
    expect(Object.keys(result.definition)).toEqual(Object.keys(definition));
    expect(result.deleted).toEqual([
      { model: 'tourItems', ID: 10 },
      { model: 'locations', ID: 100 },
    ]);
    expect(result.changed).toEqual([
      { model: 'tourItems', ID: 11 },
      { model: 'tourItems', ID: 12 },
      { model: 'locations', ID: 101 },
      { model: 'locations', ID: 102 },
    ]);
  });

  test('that does not exist changes nothing', () => {
    expect(deleted('locations', 999)).toEqual({ ok: true, definition, deleted: [], changed: [] });
    expect(deleted('locations', -1)).toEqual({ ok: true, definition, deleted: [], changed: [] });
    expect(deleted('locations', Number.NaN)).toEqual({ ok: true, definition, deleted: [], changed: [] });
  });

  test('leaves references that another item with the same ID still satisfies', () => {
    const [kept, other] = [
      { ID: 1, LocationID: 6 },
      { ID: 2, LocationID: 6, Parent: 1 },
    ];
    const given = { Locations: [{ ID: 5 }, { ID: 6 }], TourItems: [{ ID: 1, LocationID: 5 }, kept, other] };
    expect(deleteObject(given, 'locations', 5)).toMatchObject({
      definition: { Locations: [{ ID: 6 }], TourItems: [kept, other] },
      changed: [],
    });
  });

  test('with the ID 0 is not the target of empty fields', () => {
    const empty = { TourItems: [{ ID: 1, Parent: '', TransitionTo: null, Path: [{ AnnounceLocationID: '' }] }] };
    const given = {
      Locations: [
        { ID: 0, DeepDives: [''] },
        { ID: 1, DeepDives: ['', null] },
      ],
      ...empty,
    };
    const result = deleteObject(
      { ...given, TourItems: [...empty.TourItems, { ID: 0, LocationID: 0 }] },
      'locations',
      0,
    );
    expect(result).toMatchObject({
      definition: { ...empty, Locations: [{ ID: 1, DeepDives: ['', null] }] },
      changed: [],
    });
  });

  test('leaves no references to it or its items in any definition, and nothing else changes', () => {
    fc.assert(
      fc.property(anyDefinition, smallId, (any, ID) => {
        const before = JSON.stringify(any);
        const result = deleteObject(any, 'locations', ID);
        expect(JSON.stringify(any)).toBe(before);
        if (!result.ok) throw new Error('A location can always be deleted');
        const after = result.definition;
        expect(referencesTo(after, 'locations', ID)).toEqual([]);
        expect(storedObjects(after, 'Locations').some((stored) => storedId(stored) === ID)).toBe(false);

        const isItemOfIt = (stored: object): boolean => 'LocationID' in stored && asId(stored.LocationID) === ID;
        const left = new Set(storedObjects(after, 'TourItems').map(storedId));
        for (const item of storedObjects(any, 'TourItems').filter(isItemOfIt)) {
          const itemID = storedId(item) ?? -1;
          if (!left.has(itemID)) expect(referencesTo(after, 'tourItems', itemID)).toEqual([]);
        }
        expectUntouched(any, after, result, ID);
      }),
      { numRuns: 100 },
    );
  });

  function expectUntouched(
    before: TourDefinition,
    after: TourDefinition,
    result: Extract<Deletion, { ok: true }>,
    ID: number,
  ) {
    for (const name of [...listNames, 'Version'].filter((name) => name !== 'TourItems' && name !== 'Locations')) {
      expect(after[name]).toBe(before[name]);
    }
    for (const name of ['TourItems', 'Locations'] as const) {
      const { model } = definitionLists[name];
      const changed = result.changed.filter((one) => one.model === model).length;
      const gone = result.deleted.filter((one) => one.model === model).length;
      const [old, kept] = [storedObjects(before, name), storedObjects(after, name)];
      expect(kept).toHaveLength(old.length - gone);
      expect(kept.filter((stored) => !old.includes(stored))).toHaveLength(changed);
    }
    // All unrelated references are still there.
    const involved = new Set(result.deleted.map(({ model, ID }) => `${model} ${ID}`)).add(`locations ${ID}`);
    const others = (definition: TourDefinition) =>
      allReferences(definition)
        .filter(({ from, to }) => !involved.has(`${from.model} ${from.ID}`) && !involved.has(`${to.model} ${to.ID}`))
        .filter(({ field }) => !/^(?:Path|Timeline|DeepDives)/.test(field))
        .map((one) => JSON.stringify(one));
    expect(others(after)).toEqual(others(before));
  }
});

describe('the deletion is refused for', () => {
  test('the default theme, used or not', () => {
    expect(refusal('themes', 1)).toEqual([['default-theme-stays', {}]]);
  });

  test('a theme in use', () => {
    expect(refusal('themes', 2)).toEqual([['still-referenced', { model: 'tourGroups', ID: 1, field: 'ThemeID' }]]);
  });

  test('a tour group with tours', () => {
    expect(refusal('tourGroups', 1)).toEqual([['group-not-empty', { tours: 1 }]]);
  });

  test('a tour with stations, and a tour item that others lead to', () => {
    expect(refusal('tours', 1)).toEqual([
      ['still-referenced', { model: 'tourItems', ID: 10, field: 'TourID' }],
      ['still-referenced', { model: 'tourItems', ID: 11, field: 'TourID' }],
    ]);
    expect(refusal('tourItems', 10)).toEqual([
      ['still-referenced', { model: 'tourItems', ID: 11, field: 'TransitionTo' }],
      ['still-referenced', { model: 'tourItems', ID: 11, field: 'Parent' }],
      ['still-referenced', { model: 'tourItems', ID: 12, field: 'Path.0.Next' }],
    ]);
  });
});

describe('the deletion is allowed for', () => {
  test('an unreferenced object', () => {
    for (const [model, list, ID] of [
      ['themes', 'Themes', 3],
      ['tourGroups', 'TourGroups', 2],
      ['tours', 'Tours', 2],
      ['tourItems', 'TourItems', 12],
    ] as const) {
      const result = deleted(model, ID);
      expect(result.deleted).toEqual([{ model, ID }]);
      expect(result.definition).toEqual({
        ...definition,
        [list]: (definition[list] as readonly unknown[]).filter((stored) => !isObject(stored) || stored['ID'] !== ID),
      });
    }
  });

  test('an object that only refers to itself', () => {
    const result = deleteObject({ TourItems: [{ ID: 1, Parent: 1 }] }, 'tourItems', 1);
    expect(result).toMatchObject({ ok: true, definition: { TourItems: [] } });
  });

  test('a single object in place of a list', () => {
    expect(deleteObject({ Tours: { ID: 1 } }, 'tours', 1)).toMatchObject({ ok: true, definition: { Tours: [] } });
  });

  test('missing objects, and models outside a definition', () => {
    for (const model of ['tours', 'tokens', 'backups'] as const) {
      expect(deleteObject(definition, model, 77)).toEqual({ ok: true, definition, deleted: [], changed: [] });
    }
  });
});

describe('several objects at once', () => {
  test('may refer to each other, even in a cycle', () => {
    const around = { TourItems: [{ ID: 1, TransitionTo: 2 }, { ID: 2, TransitionTo: 1 }, { ID: 3 }] };
    expect(deleteObjects(around, 'tourItems', [1, 2])).toEqual({
      ok: true,
      definition: { TourItems: [{ ID: 3 }] },
      deleted: [
        { model: 'tourItems', ID: 1 },
        { model: 'tourItems', ID: 2 },
      ],
      changed: [],
    });
    expect(deleteObjects(around, 'tourItems', [2, 3])).toMatchObject({
      ok: false,
      findings: [{ ID: 2, key: 'still-referenced', facts: { ID: 1, field: 'TransitionTo' } }],
    });
  });

  test('include locations as if deleted one after the other', () => {
    const one = deleteObject(definition, 'locations', 100);
    const both = one.ok ? deleteObject(one.definition, 'locations', 101) : one;
    expect(deleteObjects(definition, 'locations', [100, 101])).toMatchObject({
      definition: both.ok ? both.definition : undefined,
    });
  });

  test('include groups, each refused for its own tours', () => {
    const groups = { TourGroups: [{ ID: 1 }, { ID: 2 }, { ID: 3 }], Tours: [{ TourGroupID: 1 }, { TourGroupID: 3 }] };
    expect(deleteObjects(groups, 'tourGroups', [1, 2, 3])).toMatchObject({
      findings: [
        { ID: 1, facts: { tours: 1 } },
        { ID: 3, facts: { tours: 1 } },
      ],
    });
  });
});

test('leave the input unchanged and no new dangling references in any definition', () => {
  const model = fc.constantFrom(...listNames.map((name) => definitionLists[name].model));
  fc.assert(
    fc.property(anyDefinition, model, smallId, (any, name, ID) => {
      const before = JSON.stringify(any);
      const result = deleteObject(any, name, ID);
      expect(JSON.stringify(any)).toBe(before);
      if (!result.ok) {
        expect(result.findings.length).toBeGreaterThan(0);
        return;
      }
      const isLost = new Set(result.deleted.map((one) => `${one.model} ${one.ID}`));
      const dangling = allReferences(result.definition).filter(({ to }) => isLost.has(`${to.model} ${to.ID}`));
      const isStillThere = ({ to }: (typeof dangling)[number]): boolean =>
        listNames.some(
          (list) =>
            definitionLists[list].model === to.model &&
            storedObjects(result.definition, list).some((stored) => storedId(stored) === to.ID),
        );
      expect(dangling.filter((one) => !isStillThere(one))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
