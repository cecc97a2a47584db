import { expect, test } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { mediaOrder } from './media-order.ts';

const base = 'https://museum.example/guide';
const picture = (name: string) => ({ ImageURL: `files/${name}.jpg`, IconURL: `files/${name}.small.jpg` });
const catalogue = createCatalogue({
  Languages: [
    { ID: 1, Code: 'de', IsDefault: true },
    { ID: 2, Code: 'en' },
  ],
  Tours: [{ ID: 1, IconURL: 'files/tour.svg', ImageDescriptor: picture('tour') }],
  TourItems: [
    { ID: 1, TourID: 1, LocationID: 2, Position: 0 },
    { ID: 2, TourID: 1, LocationID: 1, Position: 1 },
    { ID: 3, TourID: 1, LocationID: 99, Position: 2 },
  ],
  Locations: [
    {
      ID: 1,
      MediaURL: { de: 'files/one.mp3', en: 'https://other.example/one.mp3' },
      ImageDescriptors: [picture('one')],
    },
    {
      ID: 2,
      MediaURL: { de: 'files/zwei.mp3', en: 'files/two.mp3' },
      ImageDescriptors: [picture('two'), picture('more')],
    },
  ],
});

test('the pictures of the list come first, then the sound of each station in its order', () => {
  expect(mediaOrder(catalogue, { tour: 1, language: 'de' }, base)).toEqual([
    'files/tour.svg',
    'files/tour.small.jpg',
    'files/tour.jpg',
    'files/two.small.jpg',
    'files/two.jpg',
    'files/one.small.jpg',
    'files/one.jpg',
    'files/zwei.mp3',
    'files/one.mp3',
  ]);
});

test('files on another host are not fetched, and a language without a recording takes the one that is heard', () => {
  const sounds = (language: string) =>
    mediaOrder(catalogue, { tour: 1, language }, base).filter((path) => path.endsWith('.mp3'));
  expect(sounds('en')).toEqual(['files/two.mp3']);
  expect(sounds('fr')).toEqual(['files/zwei.mp3', 'files/one.mp3']);
});

test('a tour that is gone needs nothing first', () => {
  expect(mediaOrder(catalogue, { tour: 7, language: 'de' }, base)).toEqual([]);
});
