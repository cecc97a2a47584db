import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { location } from '#content/entities/location.ts';
import { memoryPictures } from '#content/memory-pictures.ts';
import { memoryConfig } from './config.ts';

const fern = { ID: 1, Name: { en: 'Fern', de: 'Farn' }, IconURL: 'fern.webp' };
const shell = { ID: 2, ImageDescriptors: [{ ImageURL: 'large.webp', IconURL: 'shell.webp' }] };
const nameless = { ID: 3, Name: { en: 'No picture' } };
const copy = { ID: 4, Name: { en: 'Fern again' }, IconURL: 'fern.webp' };
const catalogue = createCatalogue({
  Tours: [{ ID: 7 }],
  TourItems: [
    { ID: 1, TourID: 7, LocationID: 2, Position: 1 },
    { ID: 2, TourID: 7, LocationID: 1, Position: 0 },
    { ID: 3, TourID: 7, LocationID: 3, Position: 2 },
    { ID: 4, TourID: 7, LocationID: 4, Position: 3 },
    { ID: 5, TourID: 7, LocationID: 99, Position: 4 },
  ],
  Locations: [fern, shell, nameless, copy],
});

function configOf(stored: object) {
  const station = location.complete({ ...stored });
  return memoryConfig(station, memoryPictures(station, catalogue));
}

describe('the pictures of a memory game', () => {
  it('come from a tour, in its order, each once, with the names of their stations', () => {
    expect(configOf({ GameMemoryFromTour: 7, GameMemoryPairs: 2, GameMemoryPairListURL: ['other.webp'] })).toEqual({
      kind: 'playable',
      config: {
        pictures: [
          { url: 'fern.webp', name: { en: 'Fern', de: 'Farn' } },
          { url: 'shell.webp', name: {} },
        ],
        pairs: 2,
        backURL: '',
        flipURL: '',
      },
    });
  });

  it('come from its own list, each once, without empty ones', () => {
    const prepared = configOf({
      GameMemoryPairListURL: ['a.webp', '', 'b.webp', 'a.webp'],
      GameMemoryBackgroundURL: 'back.webp',
      GameMemoryFlipFXURL: 'flip.mp3',
    });
    expect(prepared).toEqual({
      kind: 'playable',
      config: {
        pictures: [
          { url: 'a.webp', name: {} },
          { url: 'b.webp', name: {} },
        ],
        pairs: 1,
        backURL: 'back.webp',
        flipURL: 'flip.mp3',
      },
    });
  });

  it.each([
    ['no list', {}],
    ['a missing tour', { GameMemoryFromTour: 8 }],
    ['fewer than pairs', { GameMemoryFromTour: 7, GameMemoryPairs: 3 }],
    ['one picture twice', { GameMemoryPairListURL: ['a.webp', 'a.webp'], GameMemoryPairs: 2 }],
  ])('%s are not enough', (_, stored) => {
    expect(configOf(stored)).toEqual({ kind: 'unplayable', reason: 'not-enough-images' });
  });
});
