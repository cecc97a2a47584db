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
    ['Deutsch (Leichte Sprache)', 'de-x-easy'],
    ['Leichte Sprache [Deutsch]', 'de-x-easy'],
    ['Deutsche Gebärdensprache', 'de-x-sign'],
    ['Deutsch (DGS)', 'de-x-sign'],
    ['gsg', 'de-x-sign'],
    ['BSL', 'en-x-sign'],
    ['bfi', 'en-x-sign'],
    ['ASE', 'en-x-sign'],
  ])('%s is read where the museum does not have it yet', (given, code) => expect(read(given)).toBe(code));

  it.each(['kids', 'AD', 'easy', 'sign', 'für Kinder', 'fsl', 'ise', 'Easy Rider', 'xx-x-easy', 'de-x-dance'])(
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

describe('words without a language', () => {
  const museum = (...codes: readonly string[]) =>
    createLanguageReader(codes.map((Code) => ({ Code, DisplayName: Code })));

  it.each([
    ['Leichte Sprache', ['en', 'de'], 'de-x-easy'],
    ['Leichte Sprache', ['en', 'de', 'en-x-easy'], 'de-x-easy'],
    ['Leichte Sprache', ['en', 'de-AT'], 'de-AT-x-easy'],
    ['Leichte Sprache', ['en', 'de-x-easy', 'en-x-easy'], 'de-x-easy'],
    ['Leichte Sprache', ['en', 'fr'], 'en-x-easy'],
    ['Easy language', ['de', 'en'], 'en-x-easy'],
    ['Easy language', ['de', 'fr'], 'de-x-easy'],
    ['Facile à lire', ['de', 'fr'], 'fr-x-easy'],
    ['Audiodescription', ['de', 'fr', 'en'], 'fr-x-described'],
    ['Audiodescription', ['en', 'fr'], 'en-x-described'],
    ['Gebärdensprache', ['en', 'de'], 'de-x-sign'],
    ['Gebärdensprache', ['en', 'de', 'bfi'], 'de-x-sign'],
    ['Sign language', ['en', 'de', 'bfi'], 'bfi'],
    ['für Kinder', ['en', 'de', 'en-x-kids', 'de-x-kids'], 'de-x-kids'],
    ['für Kinder', ['en', 'de', 'en-x-kids'], 'de-x-kids'],
    ['für Kinder', ['en', 'en-x-kids'], 'en-x-kids'],
    ['kids', ['de', 'en', 'de-x-kids', 'en-x-kids'], 'en-x-kids'],
  ])('%s in a museum of %j means %s', (given, codes, code) => expect(museum(...codes)(given)).toBe(code));

  it.each([
    ['DGS', 'de-AT-x-sign'],
    ['gsg', 'de-AT-x-sign'],
    ['de-x-easy', 'de-AT-x-easy'],
    ['Deutsch Leichte Sprache', 'de-AT-x-easy'],
    ['de-CH-x-easy', 'de-CH-x-easy'],
  ])('%s means %s where German has a region', (given, code) => expect(museum('de-AT')(given)).toBe(code));
});
