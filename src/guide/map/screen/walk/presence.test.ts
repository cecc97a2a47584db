import { expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { presenceAt } from './presence.ts';

const catalogue = createCatalogue({
  Tours: [{ ID: 1 }, { ID: 2 }],
  TourItems: [
    { ID: 11, TourID: 1 },
    { ID: 21, TourID: 2 },
  ],
});

it.each([
  ['/locations/1', true, undefined],
  ['/locations/2', false, undefined],
  ['/detail/11', true, 11],
  ['/detail/11/7', true, 11],
  ['/detail/21', false, undefined],
  ['/detail/99', false, undefined],
  ['/tours/1', false, undefined],
  ['/info', false, undefined],
])('the path %s is on the first tour: %s, and shows station %s', (path, isOnTour, opened) => {
  expect(presenceAt(path, 1, catalogue)).toEqual({ isOnTour, opened });
});
