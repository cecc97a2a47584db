import { expect, it } from 'vitest';
import { language } from '../entities/language.ts';
import { location } from '../entities/location.ts';
import { checkVideo } from './location.ts';

it('names every language that has no video', () => {
  const languages = ['de', 'en', 'fr'].map((Code) => language.complete({ Code }));
  const missing = (MediaURL: Readonly<Record<string, string>>) =>
    checkVideo(location.complete({ ID: 2, Type: 1, MediaURL }), languages).map(({ field }) => field);
  expect(missing({})).toEqual(['MediaURL.de', 'MediaURL.en', 'MediaURL.fr']);
  expect(missing({ en: 'a.mp4' })).toEqual(['MediaURL.de', 'MediaURL.fr']);
});
