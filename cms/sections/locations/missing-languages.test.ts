import { expect, test } from 'vitest';
import { missingLanguages } from './missing-languages.ts';

const languages = ['de', 'en', 'fr'];

test('a language is missing if another has a value', () => {
  expect(missingLanguages({ Name: { de: 'Ton', fr: '' } }, ['Name'], languages)).toEqual(['en', 'fr']);
  expect(missingLanguages({ Name: { de: 'Ton' } }, ['Text'], languages)).toEqual([]);
});

test('a value for all languages, or for none, lacks no language', () => {
  expect(
    missingLanguages({ Name: 'Ton', MediaURL: { und: 'files/a.mp3' }, Text: {} }, ['Name', 'Text'], languages),
  ).toEqual([]);
  expect(missingLanguages({ MediaURL: { und: 'files/a.mp3', de: 'files/b.mp3' } }, ['MediaURL'], languages)).toEqual(
    [],
  );
});

test('missing languages are found within lists, even for a single value', () => {
  const ImageDescriptors = [{ AltText: { de: 'a', en: 'b', fr: 'c' } }, { AltText: { de: 'a', en: 'b' } }];
  expect(missingLanguages({ ImageDescriptors }, ['ImageDescriptors'], languages)).toEqual(['fr']);
  expect(
    missingLanguages({ ImageDescriptors: { AltText: { en: 'b', fr: 'c' } } }, ['ImageDescriptors'], languages),
  ).toEqual(['de']);
});
