import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrap } from './share-result.ts';

/** Every letter is one wide. */
const measure = (text: string): number => [...text].length;

it('breaks a text between words, and between letters where that is not possible', () => {
  expect(wrap('Die große Sonnenblume', 12, measure)).toEqual(['Die große', 'Sonnenblume']);
  expect(wrap('Das Unendlichkeitsmuster', 8, measure)).toEqual(['Das', 'Unendlic', 'hkeitsmu', 'ster']);
  expect(wrap('無限のモザイク', 4, measure)).toEqual(['無限のモ', 'ザイク']);
  expect(wrap('  ', 4, measure)).toEqual([]);
});

it('loses no letter, and no row is too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, width) => {
      const rows = wrap(text, width, measure);
      expect(rows.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      for (const row of rows) expect(measure(row)).toBeLessThanOrEqual(width);
    }),
  );
});
