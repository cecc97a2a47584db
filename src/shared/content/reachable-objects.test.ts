import { expect, test } from 'vitest';
import { reachableObjects } from './reachable-objects.ts';
import { type ModelName } from './schema/field.ts';

const definition = {
  Themes: [{ ID: 1 }],
  Languages: [{ ID: 1 }],
  TourGroups: [{ ID: 1, Enabled: true }, { ID: 2, Enabled: false }, { ID: 3 }],
  Tours: [
    { ID: 1, TourGroupID: 1 },
    { ID: 2, TourGroupID: 2 },
    { ID: 3 },
    { ID: 4, TourGroupID: '2' },
    { ID: 5, TourGroupID: 2 },
    { ID: 6, TourGroupID: '2' },
    { ID: 7, TourGroupID: 1, Enabled: false },
  ],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1 },
    { ID: 2, TourID: 2, LocationID: 2 },
    { ID: 3, TourID: 3, LocationID: 3, TransitionTo: 4 },
    { ID: 4, TourID: 4, LocationID: 4 },
    { ID: 5, TourID: 7, LocationID: 7 },
    { ID: 6, TourID: 7, LocationID: 1 },
  ],
  Locations: [
    { ID: 1, DeepDives: [5] },
    { ID: 2 },
    { ID: 3, GameMemoryFromTour: 5 },
    { ID: 4 },
    { ID: 5, Timeline: { Locations: [6, 1] } },
    { ID: 6 },
    { ID: 7 },
  ],
};

function reached(model: ModelName, IDs: readonly number[]): number[] {
  return IDs.filter((ID) => reachableObjects(definition)(model, ID));
}

test('enabled tours of enabled groups, and those without a group', () => {
  expect(reached('tours', [1, 2, 3, 6, 7])).toEqual([1, 3]);
  expect(reached('tourGroups', [1, 2, 3])).toEqual([1, 2]);
});

test('their items, and the items that these lead to', () => {
  expect(reached('tourItems', [1, 2, 3, 4, 5, 6])).toEqual([1, 3, 4]);
});

test('stations through any number of others, even in cycles', () => {
  expect(reached('locations', [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 3, 4, 5, 6]);
});

test('tours of a disabled group that an item or a game of an enabled one leads to', () => {
  expect(reached('tours', [4, 5])).toEqual([4, 5]);
});

test('everything that applies to the whole guide', () => {
  expect(reached('themes', [1, 9])).toEqual([1, 9]);
  expect(reached('languages', [1])).toEqual([1]);
  expect(reached('messages', [1])).toEqual([1]);
});
