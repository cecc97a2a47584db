import { describe, expect, it } from 'vitest';
import { createLanguageReader } from './read-language.ts';

const spoken = [
  { Code: 'de', DisplayName: 'Deutsch' },
  { Code: 'en', DisplayName: 'English' },
];
const read = createLanguageReader(spoken);
const listed = createLanguageReader([
  ...spoken,
  { Code: 'de-x-easy', DisplayName: 'Deutsch – Leichte Sprache' },
  { Code: 'gsg', DisplayName: 'DGS' },
  { Code: 'en-x-kids', DisplayName: 'English – for children' },
]);

describe('a variant of a language', () => {
  it.each([
    ['de-x-easy', 'de-x-easy'],
    ['DE_X_EASY', 'de-x-easy'],
    ['en kids', 'en-x-kids'],
    ['Französisch, Audiodeskription', 'fr-x-described'],
    ['leichte sprache deutsch', 'de-x-easy'],
    ['Leichte-Sprache', 'de-x-easy'],
    ['gebaerdensprache', 'de-x-sign'],
    ['DGS', 'de-x-sign'],
    ['Audiodeskription', 'de-x-described'],
    ['de AD', 'de-x-described'],
  ])('%s is read where the museum does not have it yet', (given, code) => expect(read(given)).toBe(code));

  it.each(['kids', 'AD', 'easy', 'sign', 'gsg', 'ase', 'Easy Rider', 'xx-x-easy', 'de-x-dance'])(
    '%s means nothing there',
    (given) => expect(read(given)).toBeUndefined(),
  );

  it.each([
    ['de-x-sign', 'gsg'],
    ['GSG', 'gsg'],
    ['sign', 'gsg'],
    ['easy', 'de-x-easy'],
    ['kids', 'en-x-kids'],
    ['Deutsch – Leichte Sprache', 'de-x-easy'],
    ['de', 'de'],
  ])('%s means the one that the museum has', (given, code) => expect(listed(given)).toBe(code));
});
