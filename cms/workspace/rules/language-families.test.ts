import { expect, it } from 'vitest';
import { language } from '#content/entities/language.ts';
import { inFamilies, spokenIn, variantsOf } from './language-families.ts';

const all = ['de-x-easy', 'de', 'en', 'gsg', 'fr-x-kids', 'en-x-easy'].map((Code) => language.complete({ Code }));
const codes = (languages: typeof all | readonly (typeof all)[number][]) => languages.map(({ Code }) => Code).join(' ');

it('puts variants behind their language, and keeps those of a language that is not there', () => {
  expect(codes(inFamilies(all))).toBe('de de-x-easy gsg en en-x-easy fr-x-kids');
  expect(codes(spokenIn(all))).toBe('de en fr-x-kids');
  expect(
    all
      .slice(1, 2)
      .flatMap((of) => variantsOf(all, of))
      .map(({ Code }) => Code),
  ).toEqual(['de-x-easy', 'gsg']);
});
