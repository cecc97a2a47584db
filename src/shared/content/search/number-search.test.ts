import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { searchNumbers } from './number-search.ts';
import { onceEach, openItems } from './open-items.ts';

const catalogue = createCatalogue({
  TourGroups: [
    { ID: 1, Enabled: true },
    { ID: 2, Enabled: false },
  ],
  Tours: [
    { ID: 1, TourGroupID: 1, Position: 1 },
    { ID: 2, TourGroupID: 1, Position: 2 },
    { ID: 3, TourGroupID: 2 },
    { ID: 4, TourGroupID: 1, Type: 2 },
  ],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 1, Code: '7', Position: 1 },
    { ID: 2, TourID: 1, LocationID: 2, Code: '70', Position: 2 },
    { ID: 3, TourID: 2, LocationID: 3, Code: '007', Position: 1 },
    { ID: 4, TourID: 2, LocationID: 1, Code: 'A-3', Position: 2 },
    { ID: 5, TourID: 3, LocationID: 3, Code: '7', Position: 1 },
    { ID: 6, TourID: 4, LocationID: 3, Code: '7', Position: 1 },
  ],
});
const items = openItems(catalogue);

test('stations of closed tours, and of tours that lead elsewhere, are not found', () => {
  expect(items.map(({ item }) => item.ID)).toEqual([1, 2, 3, 4]);
});

test('a station is found once, however many tours it is in', () => {
  expect(onceEach(items).map(({ item }) => item.ID)).toEqual([1, 2, 3]);
});

test.each([
  ['7', false, undefined, [1, 3], [2]],
  ['7', true, undefined, [1, 3], []],
  ['007', true, undefined, [3, 1], []],
  ['٧', true, undefined, [1, 3], []],
  ['00', false, undefined, [], [3]],
  ['00', false, 3, [], [1, 3]],
  ['070', true, 3, [2], []],
  ['a-3', true, undefined, [4], []],
  ['a', false, undefined, [], [4]],
  ['a', true, undefined, [], []],
  ['', false, 3, [], []],
  ['Uhr', false, 3, [], []],
])('%j (exact only: %j, width %j) finds %j and %j', (typed, exactOnly, width, exact, beginnings) => {
  const found = searchNumbers(items, typed, { exactOnly, width });
  expect(found.exact.map(({ item }) => item.ID)).toEqual(exact);
  expect(found.beginnings.map(({ item }) => item.ID)).toEqual(beginnings);
});
