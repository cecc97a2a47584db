import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { location } from './entities/location.ts';
import { listImage, memoryPictures } from './station-pictures.ts';

describe('the small picture of a station', () => {
  const picture = { ImageURL: 'large.webp', IconURL: 'small.webp' };

  it.each([
    ['its icon', { IconURL: 'icon.webp', ImageDescriptors: [picture] }, 'icon.webp'],
    ['the icon of its first picture', { ImageDescriptors: [picture, { ImageURL: 'b.webp' }] }, 'small.webp'],
    ['its first picture', { ImageDescriptors: [{ ImageURL: 'large.webp' }] }, 'large.webp'],
    ['none', {}, ''],
  ])('is %s', (_, station, url) => expect(listImage(location.complete(station))).toBe(url));

  it('is empty for a station that does not exist', () => expect(listImage(undefined)).toBe(''));
});

describe('the pictures of a memory game', () => {
  const catalogue = createCatalogue({
    Tours: [{ ID: 1 }, { ID: 2 }],
    TourItems: [1, 2, 3, 4, 9].map((LocationID) => ({ ID: LocationID, TourID: 1, LocationID, Position: LocationID })),
    Locations: [
      { ID: 1, Name: { en: 'Fern' }, IconURL: 'fern.webp' },
      { ID: 2, Name: { en: 'Again' }, IconURL: 'fern.webp' },
      { ID: 3, Name: { en: 'Without' } },
      { ID: 4, Name: { en: 'Rose' }, IconURL: 'rose.webp' },
    ],
  });

  it('are the list images of the stations of its tour, each once, with their names', () => {
    const station = { GameMemoryFromTour: 1, GameMemoryPairListURL: ['own.webp'] };
    expect(memoryPictures(station, catalogue)).toEqual([
      { url: 'fern.webp', name: { en: 'Fern' } },
      { url: 'rose.webp', name: { en: 'Rose' } },
    ]);
    expect(memoryPictures({ ...station, GameMemoryFromTour: 0 }, catalogue)).toEqual([]);
    expect(memoryPictures({ ...station, GameMemoryFromTour: 2 }, catalogue)).toEqual([]);
  });

  it('are those in the list of the station, each once and without names, where it has no tour', () => {
    const station = { GameMemoryFromTour: -1, GameMemoryPairListURL: ['a.webp', '', 'b.webp', 'a.webp'] };
    expect(memoryPictures(station, catalogue)).toEqual([
      { url: 'a.webp', name: {} },
      { url: 'b.webp', name: {} },
    ]);
  });
});
