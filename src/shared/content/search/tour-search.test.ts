import { expect, test } from 'vitest';
import { TourType } from '../constants.ts';
import { tour } from '../entities/tour.ts';
import { inLanguage } from '../language-fallback.ts';
import { searchTours } from './tour-search.ts';

const tours = [
  { ID: 1, Name: { de: 'Große Höhepunkte', en: 'Highlights' } },
  { ID: 2, Name: { de: 'Höfe und Gärten' } },
  { ID: 3, Name: { de: 'Höhepunkte anderswo' }, Type: TourType.Redirect },
  { ID: 4 },
].map(tour.complete);

const found = (typed: string, language = 'de'): readonly number[] =>
  searchTours(tours, typed, (map) => inLanguage(map, language, language)).map(({ ID }) => ID);

test.each([
  ['höhepunkte', [1]],
  ['hohepunkte grosse', [1]],
  ['HÖ', [1, 2]],
  ['höhepunkte gärten', []],
  ['punkte', []],
  ['', []],
  [' – ', []],
])('%j finds the tours %j', (typed, IDs) => expect(found(typed)).toEqual(IDs));

test('titles are searched in the given language', () => {
  expect(found('highlights')).toEqual([]);
  expect(found('highlights', 'en')).toEqual([1]);
});
