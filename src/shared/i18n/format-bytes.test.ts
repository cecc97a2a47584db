import { expect, it } from 'vitest';
import { formatBytes, formatPart, formatRoughly } from './format-bytes.ts';

const mega = 1024 ** 2;

it.each([
  [0, 'en', '0 B', '0 B'],
  [1023, 'en', '1,023 B', '1,023 B'],
  [1024, 'en', '1 KB', '1 KB'],
  [1.44 * mega, 'de', '1,4 MB', '1,4 MB'],
  [37.6 * mega, 'de', '37,6 MB', '38 MB'],
  [37.6 * mega, 'ar-EG', '37.6 MB', '38 MB'],
  [5 * 1024 ** 5, 'en', '5 PB', '5 PB'],
  [5000 * 1024 ** 5, 'en', '5,000 PB', '5,000 PB'],
])('%i bytes in %s are %s, or roughly %s', (bytes, language, exactly, roughly) => {
  const plain = (text: string): string => text.replaceAll('٫', '.').replaceAll('\u00a0', ' ');
  expect([formatBytes(bytes, language), formatRoughly(bytes, language)].map(plain)).toEqual([exactly, roughly]);
});

it.each([
  [12.3 * mega, 38 * mega, '12'],
  [0.4 * mega, 1.4 * mega, '0.4'],
  [600, 38 * mega, '0'],
  [38 * mega, 38 * mega, '38'],
])('%i of %i bytes is %s in the unit of the whole', (part, whole, text) => {
  expect(formatPart(part, whole, 'en')).toBe(text);
});
