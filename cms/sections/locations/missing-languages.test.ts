import { expect, test } from 'vitest';
import { missingLanguages } from './missing-languages.ts';

const languages = ['de', 'en', 'fr'];

test('a language is missing where another has something', () => {
  expect(missingLanguages({ Name: { de: 'Ton', fr: '' } }, ['Name'], languages)).toEqual(['en', 'fr']);
  expect(missingLanguages({ Name: { de: 'Ton' } }, ['Text'], languages)).toEqual([]);
});

test('what was given for all languages, or for none, lacks none', () => {
  expect(
    missingLanguages({ Name: 'Ton', MediaURL: { und: 'files/a.mp3' }, Text: {} }, ['Name', 'Text'], languages),
  ).toEqual([]);
  expect(missingLanguages({ MediaURL: { und: 'files/a.mp3', de: 'files/b.mp3' } }, ['MediaURL'], languages)).toEqual(
    [],
  );
});

test('it is found within lists, also a lone value', () => {
  const ImageDescriptors = [{ AltText: { de: 'a', en: 'b', fr: 'c' } }, { AltText: { de: 'a', en: 'b' } }];
  expect(missingLanguages({ ImageDescriptors }, ['ImageDescriptors'], languages)).toEqual(['fr']);
  expect(
    missingLanguages({ ImageDescriptors: { AltText: { en: 'b', fr: 'c' } } }, ['ImageDescriptors'], languages),
  ).toEqual(['de']);
});
