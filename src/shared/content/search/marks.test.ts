import * as fc from 'fast-check';
import { anyCodePoint } from '../testing/code-points.ts';
import { describe, expect, test } from 'vitest';
import { fold, spellings } from './fold.ts';
import { marksIn, snippet } from './marks.ts';
import { formsOf, wordsOf } from './words.ts';

function marked(text: string, typed: string): readonly string[] {
  return marksIn(text, formsOf(typed)).map(({ start, end }) => text.slice(start, end));
}

describe('the marks', () => {
  test.each([
    ['Die Straße der Bäcker', 'strass baeck', ['Straß', 'Bäck']],
    ['Die Straße', 'stras', ['Straß']],
    ['Mu\u00ADse\u0301um', 'museu', ['Mu\u00ADse\u0301u']],
    ['Uhr, Uhrwerk, Standuhr', 'uhr', ['Uhr', 'Uhr']],
    ['مُتْحَف الفن', 'متحف', ['مُتْحَف']],
    ['青いクジラ', 'クジラ', ['ク', 'ジ', 'ラ']],
    ['nothing', 'else', []],
  ])('in %s for %s', (text, typed, parts) => expect(marked(text, typed)).toEqual(parts));

  test('each is the beginning of a word that was searched for; there is one where there is such a word', () => {
    const unit = fc.constantFrom(...'abeÄäßs \u0308ёΣ国か한ﬁ½\u00AD-');
    const text = fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' }), fc.string({ unit: anyCodePoint }));
    fc.assert(
      fc.property(text, fc.string({ unit, maxLength: 4 }), (text, typed) => {
        const wanted = formsOf(typed);
        const begins = (part: string): boolean =>
          spellings.some((spelling) =>
            wordsOf(fold(part, spelling)).some((word) => wanted.flat().some((form) => word.text.startsWith(form))),
          );
        const marks = marksIn(text, wanted);
        expect(marks.length > 0).toBe(begins(text));
        for (const [place, { start, end }] of marks.entries()) {
          expect(begins(text.slice(start, end))).toBe(true);
          expect(start).toBeGreaterThanOrEqual(marks[place - 1]?.end ?? 0);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the snippet', () => {
  test('a short text stays whole', () => {
    const whole = { text: 'Die Uhr', marks: [{ start: 4, end: 7 }] };
    expect(snippet(whole)).toEqual(whole);
  });

  test('a long one is cut between words around the first mark', () => {
    const text = `${'vorher '.repeat(40)}die Uhr ${'nachher '.repeat(40)}`.trim();
    const cut = snippet({ text, marks: marksIn(text, formsOf('uhr')) });
    expect(cut.text).toMatch(/^… vorher .* die Uhr nachher .* nachher …$/);
    expect(cut.text.length).toBeLessThan(170);
    expect(cut.marks.map(({ start, end }) => cut.text.slice(start, end))).toEqual(['Uhr']);
  });

  test('a marked text stays the same', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abc  \u{1F3DB}国'), maxLength: 600 });
    fc.assert(
      fc.property(text, fc.constantFrom('a', 'ab', '国', 'c'), (text, typed) => {
        const marks = marksIn(text, formsOf(typed));
        const cut = snippet({ text, marks });
        const words = marks.map(({ start, end }) => text.slice(start, end));
        const kept = cut.marks.map(({ start, end }) => cut.text.slice(start, end));
        expect(words.slice(0, kept.length)).toEqual(kept);
        expect(kept.length > 0).toBe(words.length > 0);
        expect(cut.text.isWellFormed()).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
