import * as fc from 'fast-check';
import { anyCodePoint } from '../testing/code-points.ts';
import { describe, expect, test } from 'vitest';
import { fold, foldWithPlaces, spellings } from './fold.ts';

describe('folding', () => {
  test.each([
    ['Straße STRASSE ẞ', 'strasse strasse ss'],
    ['Crème brûlée', 'creme brulee'],
    ['A\u0308pfel', 'apfel'],
    ['Łódź, Đakovo, Æsir, Œuvre, Ørsted', 'lodz, dakovo, aesir, oeuvre, orsted'],
    ['İstanbul Ilgın', 'istanbul ilgin'],
    ['Ὀδυσσεύς ΟΔΥΣΣΕΥΣ', 'οδυσσευσ οδυσσευσ'],
    ['Ёлка', 'елка'],
    ['مُتْحَف', 'متحف'],
    ['أإآٱا', 'ااااا'],
    ['مـتحف', 'متحف'],
    ['مدرسة على', 'مدرسه علي'],
    ['٤٢ ۴۲', '42 42'],
    ['שָׁלוֹם', 'שלום'],
    ['Ｆｕｌｌ ﬁn', 'full fin'],
    ['Mu\u00ADseum', 'museum'],
  ])('%s is %s', (text, folded) => expect(fold(text, 'short')).toBe(folded));

  test('umlauts have a long spelling, too', () => {
    expect(fold('Bäcker grün schön Ærø Åse A\u0308', 'long')).toBe('baecker gruen schoen aeroe aase ae');
  });
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCodePoint }),
  fc.string({ unit: fc.constantFrom(...'aÄöß \u0308éİıΣςёأـة٣ﬁ½한か国-') }),
);
const spelling = fc.constantFrom(...spellings);

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(fold(fold(text, 'short'), 'short')).toBe(fold(text, 'short'));
    }),
    { numRuns: 2000 },
  );
});

test('the places lead back: each part of the original folds to its part of the whole', () => {
  fc.assert(
    fc.property(text, spelling, (text, spelling) => {
      const folded = foldWithPlaces(text, spelling);
      expect(folded.text).toBe(fold(text, spelling));
      const letters = [...new Set(folded.starts)].map((start) =>
        text.slice(start, folded.ends[folded.starts.indexOf(start)]),
      );
      expect(letters.map((letter) => fold(letter, spelling)).join('')).toBe(folded.text);
    }),
    { numRuns: 2000 },
  );
});
