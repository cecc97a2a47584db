import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storedObjects, type TourDefinition } from './definition.ts';
import { allReferences, danglingIn, referencesFrom, referencesTo } from './references.ts';
import { storedId } from './schema/entity.ts';
import { anyDefinition } from './testing/arbitraries.ts';

const definition: TourDefinition = {
  Themes: [{ ID: 1 }],
  TourGroups: [{ ID: 1, ThemeID: 1 }],
  Tours: [{ ID: 1, TourGroupID: 1, ThemeID: '1' }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, TransitionTo: 2, Parent: -1, ThemeID: null },
    { ID: 2, TourID: 1, LocationID: 7, Path: [{ Next: 1, AnnounceLocationID: 8 }, { Wait: 3 }] },
    { ID: 3, Path: { Next: 2 } },
  ],
  Locations: [{ ID: 1, GameMemoryFromTour: 1, DeepDives: [1, 'x', 9], Timeline: { Locations: [1] } }],
};

const short = (references: ReturnType<typeof allReferences>): string[] =>
  references.map(({ from, field, to }) => `${from.model} ${from.ID} ${field} -> ${to.model} ${to.ID}`);

test('every reference is found, by field', () => {
  expect(short(allReferences(definition))).toEqual([
    'tourGroups 1 ThemeID -> themes 1',
    'tours 1 TourGroupID -> tourGroups 1',
    'tours 1 ThemeID -> themes 1',
    'tourItems 1 TourID -> tours 1',
    'tourItems 1 LocationID -> locations 1',
    'tourItems 1 TransitionTo -> tourItems 2',
    'tourItems 2 TourID -> tours 1',
    'tourItems 2 LocationID -> locations 7',
    'tourItems 2 Path.0.Next -> tourItems 1',
    'tourItems 2 Path.0.AnnounceLocationID -> locations 8',
    'tourItems 3 Path.Next -> tourItems 2',
    'locations 1 GameMemoryFromTour -> tours 1',
    'locations 1 DeepDives.0 -> locations 1',
    'locations 1 DeepDives.2 -> locations 9',
    'locations 1 Timeline.Locations.0 -> locations 1',
  ]);
});

test('references to missing objects are findings', () => {
  expect(
    danglingIn(definition)(allReferences(definition)).map(({ model, ID, field, key, facts }) => [
      model,
      ID,
      field,
      key,
      facts,
    ]),
  ).toEqual([
    ['tourItems', 2, 'LocationID', 'reference-dangling', { model: 'locations', ID: 7 }],
    ['tourItems', 2, 'Path.0.AnnounceLocationID', 'reference-dangling', { model: 'locations', ID: 8 }],
    ['locations', 1, 'DeepDives.2', 'reference-dangling', { model: 'locations', ID: 9 }],
  ]);
});

test('empty and unreadable fields refer to nothing, not to the object 0', () => {
  for (const nothing of ['', ' ', null, [], [0], {}, -1, '-1', 0.5, 'x', true, false]) {
    expect(referencesFrom('tourItems', { ID: 1, TourID: nothing, Parent: nothing, Path: [{ Next: nothing }] })).toEqual(
      [],
    );
  }
});

describe('whatever the definition', () => {
  test('references from and to objects agree', () => {
    fc.assert(
      fc.property(anyDefinition, (any) => {
        const all = allReferences(any);
        const from = (['TourGroups', 'Tours', 'TourItems', 'Locations'] as const).flatMap((name) =>
          storedObjects(any, name).flatMap((stored) => {
            const model = {
              TourGroups: 'tourGroups',
              Tours: 'tours',
              TourItems: 'tourItems',
              Locations: 'locations',
            } as const;
            return referencesFrom(model[name], stored);
          }),
        );
        expect(all).toHaveLength(from.length);
        expect(new Set(all.map((one) => JSON.stringify(one)))).toEqual(new Set(from.map((one) => JSON.stringify(one))));
        for (const { to } of all) {
          const back = referencesTo(any, to.model, to.ID);
          expect(back).toEqual(all.filter((other) => other.to.model === to.model && other.to.ID === to.ID));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a reference dangles exactly when nothing has its ID', () => {
    const lists = {
      themes: 'Themes',
      tourGroups: 'TourGroups',
      tours: 'Tours',
      tourItems: 'TourItems',
      locations: 'Locations',
    } as const;
    fc.assert(
      fc.property(anyDefinition, (any) => {
        const missing = allReferences(any).filter(({ to }) => {
          const list = Object.entries(lists).find(([model]) => model === to.model)?.[1];
          return list === undefined || !storedObjects(any, list).some((stored) => storedId(stored) === to.ID);
        });
        expect(
          danglingIn(any)(allReferences(any)).map(({ field, facts }) => [field, facts['model'], facts['ID']]),
        ).toEqual(missing.map(({ field, to }) => [field, to.model, to.ID]));
      }),
      { numRuns: 100 },
    );
  });
});
