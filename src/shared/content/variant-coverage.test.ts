import { expect, it } from 'vitest';
import { variantCoverage } from './variant-coverage.ts';

const Languages = ['de', 'de-x-easy', 'gsg', 'en', 'en-x-described'].map((Code, ID) => ({
  ID,
  Code,
  DisplayName: Code,
}));

it('counts stations with texts of their own, and for signing and description those with a recording', () => {
  const Locations = [
    { ID: 1, Name: { de: 'Uhr', 'de-x-easy': 'Die Uhr', gsg: 'Uhr' }, SignLanguageURL: { en: 'asl.mp4' } },
    { ID: 2, MediaURL: { de: 'a.mp3', 'de-x-easy': 'leicht.mp3', gsg: 'a.mp4' }, AudioDescriptionURL: 'seen.mp3' },
    { ID: 3, Text: { de: 'Text' }, SignLanguageURL: { de: 'b.mp4' } },
  ];
  const counted = variantCoverage({ Languages, Locations });
  expect(counted.map(({ language, of, stations, all }) => [language.Code, of.Code, stations, all])).toEqual([
    ['de-x-easy', 'de', 2, 3],
    ['gsg', 'de', 2, 3],
    ['en-x-described', 'en', 1, 3],
  ]);
});

it('is nothing without variants', () => expect(variantCoverage({ Languages: Languages.slice(0, 1) })).toEqual([]));
