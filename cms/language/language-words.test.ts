import { expect, it } from 'vitest';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { languageWords } from './language-words.ts';

it.each([
  ['en', 'de', 'Deutsch'],
  ['en', 'de-x-sign', 'Deutsch, Sign language'],
  ['de', 'gsg', 'Deutsch, Gebärdensprache'],
  ['en', 'fr-x-easy', 'French, Easy language'],
  ['de', 'fr', 'Französisch'],
  ['de', 'house!', 'house!'],
])('in %s: %s', async (reader, code, words) => {
  const { pack } = await loadStaffTexts(reader);
  const languages = [{ Code: 'de', DisplayName: 'Deutsch' }];
  expect(languageWords(code, languages, { t: createTranslate(pack, reader), language: reader })).toBe(words);
});
