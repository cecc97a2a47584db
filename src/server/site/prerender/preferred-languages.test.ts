import { expect, test } from 'vitest';
import { preferredLanguages } from './preferred-languages.ts';

test.each([
  [undefined, []],
  ['', []],
  ['*', []],
  ['de-DE,de;q=0.9,en;q=0.8', ['de-DE', 'de', 'en']],
  ['en;q=0.2, fr ; q=0.9,de-Latn-AT', ['de-Latn-AT', 'fr', 'en']],
  ['de;q=0, en', ['en']],
  ['<script>,en;q=x,', []],
])('%s', (header, languages) => {
  expect(preferredLanguages(header)).toEqual(languages);
});
