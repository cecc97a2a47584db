import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { memoryPictures } from './memory-pictures.ts';

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

  const own = (...GameMemoryPairListURL: readonly string[]) =>
    memoryPictures({ GameMemoryFromTour: -1, GameMemoryPairListURL }, catalogue);

  it('are those in the list of the station, each once and named after its file, where it has no tour', () => {
    expect(own('files/red-vase.webp', '', 'files/0815.webp', 'files/red-vase.webp')).toEqual([
      { url: 'files/red-vase.webp', name: { und: 'Red vase' } },
      { url: 'files/0815.webp', name: {} },
    ]);
  });

  it('have no names that two of them would share', () => {
    expect(own('files/a/vase.webp', 'files/b/vase.webp', 'files/jug.webp').map(({ name }) => name)).toEqual([
      {},
      {},
      { und: 'Jug' },
    ]);
  });
});
