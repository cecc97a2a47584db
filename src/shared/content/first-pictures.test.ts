import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { firstPictures } from './first-pictures.ts';

test('are those of the welcome screen, then of languages, groups and tours, each once', () => {
  const catalogue = createCatalogue({
    Configurations: [
      {
        ID: 1,
        FaviconURL: 'files/fav.png',
        Info: { AboutIconURL: 'files/about.png' },
        WelcomeScreen: { ImageURL: 'files/house.webp', LogoURL: 'files/logo.svg' },
      },
    ],
    Languages: [{ ID: 1, Code: 'de', IconURL: 'files/de.svg' }],
    TourGroups: [
      { ID: 1, ImageDescriptor: { ImageURL: 'files/group.webp' } },
      { ID: 2, Enabled: false, ImageDescriptor: { ImageURL: 'files/closed.webp' } },
    ],
    Tours: [
      { ID: 1, TourGroupID: 1, IconURL: 'files/icon.webp', ImageDescriptor: { ImageURL: 'files/tour.webp' } },
      { ID: 2, TourGroupID: 1, ImageDescriptor: { ImageURL: 'files/house.webp' } },
    ],
    Locations: [{ ID: 1, IconURL: 'files/station.webp' }],
  });
  expect(firstPictures(catalogue)).toEqual([
    'files/house.webp',
    'files/logo.svg',
    'files/de.svg',
    'files/fav.png',
    'files/about.png',
    'files/group.webp',
    'files/tour.webp',
    'files/icon.webp',
  ]);
});
