import { expect, test } from 'vitest';
import { type TourDefinition } from './definition.ts';
import { soundDefinition } from './testing/sound-definition.ts';
import { unusedObjects } from './unused-objects.ts';

function unusedIn(definition: TourDefinition): string[] {
  return unusedObjects(definition).map(({ model, ID }) => `${model} ${ID}`);
}

test('stations that no tour, station or game leads to', () => {
  expect(unusedIn(soundDefinition())).toEqual(['locations 4', 'locations 5', 'locations 6', 'locations 7']);
});

test('items whose tour is missing', () => {
  const TourItems = [{ ID: 1, TourID: 1 }, { ID: 2, TourID: 9 }, { ID: 3 }];
  expect(unusedIn({ Tours: [{ ID: 1 }], TourItems })).toEqual(['tourItems 2', 'tourItems 3']);
});

test('themes that nothing uses, but not the default', () => {
  const Themes = [{ ID: 1, IsDefault: true }, { ID: 2 }, { ID: 3 }, { ID: 4, IsDefault: false }];
  expect(unusedIn({ Themes, Tours: [{ ID: 1, ThemeID: 2 }] })).toEqual(['themes 3', 'themes 4']);
});

test('groups without tours; tours, languages and the rest never', () => {
  const definition = {
    TourGroups: [{ ID: 1 }, { ID: 2 }],
    Tours: [{ ID: 1, TourGroupID: 2 }],
    Languages: [{ ID: 1 }],
    Messages: [{ ID: 1 }],
  };
  expect(unusedIn(definition)).toEqual(['tourGroups 1']);
});

test('an object of another model with the same ID uses nothing up', () => {
  expect(unusedIn({ Themes: [{ ID: 1 }], TourGroups: [{ ID: 1 }], Tours: [{ ID: 5, ThemeID: 1 }] })).toEqual([
    'tourGroups 1',
  ]);
});

test('an object without an ID is named by -1', () => {
  expect(unusedIn({ Locations: [{ Code: 'x' }] })).toEqual(['locations -1']);
});
