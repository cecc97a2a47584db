import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, inLanguage } from './language-fallback.ts';

const code = fc.oneof(
  fc.constantFrom('de', 'de-AT', 'DE', 'de_CH', 'en', 'en-US', 'fr', 'und', '', '__proto__', 'constructor', 'zh-Hans'),
  fc.string({ maxLength: 5 }),
);
const words = fc.oneof(fc.constantFrom('', ' ', 'a'), fc.string());
const map = fc.array(fc.tuple(code, words)).map((entries): Record<string, string> => Object.fromEntries(entries));

const isBlank = (text: string): boolean => text.trim() === '';

describe('for any texts and any requested language', () => {
  test('the text is one of those given, in the returned language', () => {
    fc.assert(
      fc.property(map, code, code, (texts, chosen, fallback) => {
        const spoken = inLanguage(texts, chosen, fallback);
        if (Object.values(texts).every(isBlank)) {
          expect(spoken).toEqual({ text: '', language: 'und', isFallback: false });
        } else {
          expect(isBlank(spoken.text)).toBe(false);
          expect(Object.hasOwn(texts, spoken.language)).toBe(true);
          expect(spoken.text).toBe(texts[spoken.language]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the chosen language wins, and is no fallback', () => {
    fc.assert(
      fc.property(map, code, code, fc.stringMatching(/^\w+$/), (texts, chosen, fallback, text) => {
        const spoken = inLanguage(Object.fromEntries([...Object.entries(texts), [chosen, text]]), chosen, fallback);
        expect(spoken).toEqual({ text, language: chosen, isFallback: false });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the chain', () => {
  const texts = { en: 'clock', 'de-CH': 'Zyt', de: 'Uhr', 'pt-BR': 'relógio' };

  test.each([
    ['de', 'en', 'Uhr', 'de', false],
    ['de-AT', 'en', 'Uhr', 'de', false],
    ['de_AT', 'en', 'Uhr', 'de', false],
    ['DE-ch', 'en', 'Zyt', 'de-CH', false],
    ['pt', 'en', 'relógio', 'pt-BR', false],
    ['fr', 'de', 'Uhr', 'de', true],
    ['fr', 'de-AT', 'Uhr', 'de', true],
    ['fr', 'EN', 'clock', 'en', true],
    ['fr', 'it', 'clock', 'en', true],
    ['', '', 'clock', 'en', true],
  ])('%s, by default %s: %s', (chosen, fallback, text, language, isFallback) => {
    expect(inLanguage(texts, chosen, fallback)).toEqual({ text, language, isFallback });
  });

  test('a blank text counts as missing', () => {
    expect(inLanguage({ de: ' \n', en: 'clock' }, 'de', 'en')).toEqual({
      text: 'clock',
      language: 'en',
      isFallback: true,
    });
  });

  test('a text for all languages replaces a missing one, and is never a fallback', () => {
    const both = { en: 'clock', und: 'Uhr' };
    expect(inLanguage(both, 'en', 'de').text).toBe('clock');
    expect(inLanguage(both, 'fr', 'en')).toEqual({ text: 'Uhr', language: 'und', isFallback: false });
  });

  describe('of variants', () => {
    test.each([
      ['de-x-easy', { de: 'Uhr', 'de-x-easy': 'Die Uhr' }, 'Die Uhr', false],
      ['de-x-easy', { de: 'Uhr', 'de-x-kids': 'Schau!' }, 'Uhr', false],
      ['de-x-easy', { en: 'clock', 'en-x-easy': 'a clock' }, 'clock', true],
      ['gsg', { en: 'clock', de: 'Uhr' }, 'Uhr', false],
      ['de', { en: 'clock', 'de-x-easy': 'Die Uhr' }, 'clock', true],
      ['de', { 'de-x-easy': 'Die Uhr' }, 'Die Uhr', true],
      ['de', { gsg: 'sign.mp4', 'de-x-described': 'seen.mp3' }, '', false],
    ])('%s of %o gets %s', (chosen, map, text, isFallback) => {
      expect(inLanguage(map, chosen, 'en')).toMatchObject({ text, isFallback });
    });

    test('the visitor’s own region comes before another one', () => {
      const regions = { 'de-CH': 'Zyt', 'de-AT': 'Uhr' };
      expect(inLanguage(regions, 'de-x-easy', 'en', 'de-AT')).toEqual({
        text: 'Uhr',
        language: 'de-AT',
        isFallback: false,
      });
    });
  });

  test('of two spellings the exact one wins', () => {
    expect(inLanguage({ de: 'small', DE: 'large' }, 'DE', 'de').text).toBe('large');
  });
});

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['FA', 'rtl'],
  ['ur_PK', 'rtl'],
  ['ha-Arab', 'rtl'],
  ['pa-Arab-PK', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['de', 'ltr'],
  ['arn', 'ltr'],
  ['', 'ltr'],
])('%s is written %s', (language, direction) => expect(directionOf(language)).toBe(direction));
