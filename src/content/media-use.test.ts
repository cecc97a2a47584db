import { expect, it } from 'vitest';
import { mediaUse } from './media-use.ts';

const definition = {
  Languages: [
    { ID: 1, Code: 'de', IconURL: 'files/de.svg' },
    { ID: 2, Code: 'en' },
  ],
  Tours: [
    { ID: 1, IconURL: 'files/tour.webp' },
    { ID: 2, IconURL: 'files/shared.webp' },
  ],
  TourItems: [
    { ID: 10, TourID: 1, LocationID: 100 },
    { ID: 11, TourID: 2, LocationID: 101 },
  ],
  Locations: [
    { ID: 100, MediaURL: { de: 'files/de.mp3', en: 'files/en.mp3' }, DeepDives: [102] },
    { ID: 101, IconURL: 'files/de.svg', DeepDives: [102] },
    { ID: 102, MediaURL: { de: 'files/dive.mp3' }, IconURL: 'files/shared.webp', DeepDives: [100] },
    { ID: 103, IconURL: 'files/nowhere.webp' },
  ],
};

it('Each file lists the tours and languages that need it, also through deep dives and cycles', () => {
  const found = mediaUse(definition);
  let step = found.next();
  while (step.done !== true) step = found.next();
  const uses = Object.fromEntries(step.value.map(({ url, tours, languages }) => [url.slice(6), [tours, languages]]));
  expect(uses).toEqual({
    'de.svg': [[], []],
    'tour.webp': [[1], []],
    'shared.webp': [[1, 2], []],
    'de.mp3': [[1, 2], ['de']],
    'en.mp3': [[1, 2], ['en']],
    // English visitors hear the German recording, as there is no other.
    'dive.mp3': [
      [1, 2],
      ['de', 'en'],
    ],
    'nowhere.webp': [[], []],
  });
});
