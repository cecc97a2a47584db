import { expect, it } from 'vitest';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type Change, changeGroups } from './change-groups.ts';

const change = (Model: EditedModel, ID: number, fields: object = {}): Change => ({
  Model,
  ID,
  Kind: 'changed',
  Object: { ID, ...fields },
});
const tours = [{ ID: 2 }, { ID: 1 }];
const places = [
  { ID: 1, TourID: 1, LocationID: 5 },
  { ID: 2, TourID: 2, LocationID: 5 },
  { ID: 3, TourID: 1, LocationID: 6 },
];
const grouped = (...changes: readonly Change[]) =>
  changeGroups(changes, tours, places).map((group) => [
    group.key,
    group.changes.map(({ Model, ID }) => `${Model} ${ID}`),
  ]);

it('puts stations and places under their tour, the tour itself first', () => {
  expect(
    grouped(change('locations', 6), change('locations', 5), change('tourItems', 3, { TourID: 1 }), change('tours', 1)),
  ).toEqual([
    ['tours 2', ['locations 5']],
    ['tours 1', ['tours 1', 'locations 6', 'tourItems 3']],
  ]);
});

it('knows tours and places that were deleted', () => {
  expect(
    grouped(change('tours', 9), change('tourItems', 8, { TourID: 9, LocationID: 7 }), change('locations', 7)),
  ).toEqual([['tours 9', ['tours 9', 'tourItems 8', 'locations 7']]]);
});

it('puts what belongs to no tour under its kind', () => {
  expect(
    grouped(change('themes', 1), change('locations', 9), change('tourItems', 4, { TourID: 77 }), change('themes', 2)),
  ).toEqual(
    expect.arrayContaining([
      ['themes', ['themes 1', 'themes 2']],
      ['locations', ['locations 9']],
      ['tourItems', ['tourItems 4']],
    ]),
  );
});
