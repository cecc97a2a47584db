import { expect, it } from 'vitest';
import { formatLength } from './format-length.ts';

it.each([
  [1, 'en', '1 sec'],
  [59, 'en', '59 sec'],
  [60, 'en', '1 min'],
  [89, 'en', '1 min'],
  [91, 'en', '2 min'],
  [240, 'de', '4 Min.'],
  [240, 'ja', '4 分'],
  [5400, 'ru', '90 мин'],
  [240, 'ar', '4 د'],
])('%s seconds in %s are "%s"', (seconds, language, words) => expect(formatLength(seconds, language)).toBe(words));
