import { expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { nameFiles } from './missing-files.ts';

const catalogue = createCatalogue({
  Tours: [{ ID: 1, Name: { en: 'Highlights' }, MapURL: 'https://guide.example/files/plan%20ground.png' }],
  TourItems: [{ ID: 11, TourID: 1, LocationID: 111, Code: '1' }],
  Locations: [
    {
      ID: 111,
      Name: { en: 'The bell' },
      MediaURL: { en: 'files/bell.mp3' },
      ImageDescriptors: [{ ImageURL: 'files/bell.jpg' }],
    },
  ],
});
const tour = catalogue.tour(1);
if (tour === undefined) throw new Error('the catalogue has a tour');

it.each([
  ['files/bell.mp3', 'offline.file.sound', 'The bell'],
  ['files/bell.jpg', 'offline.file.picture', 'The bell'],
  ['files/plan ground.png', 'offline.file.picture', 'Highlights'],
  ['files/unknown.MP4', 'offline.file.film', undefined],
  ['files/unknown.bin', 'offline.file.other', undefined],
])('%s is a %s of %s', (path, kind, of) => {
  expect(nameFiles([path], tour, catalogue).map((file) => [file.path, file.kind, file.of?.['en']])).toEqual([
    [path, kind, of],
  ]);
});
