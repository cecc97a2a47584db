import * as fc from 'fast-check';
import { anyCodePoint } from '../testing/code-points.ts';
import { expect, test } from 'vitest';
import { fold, hasLongSpelling, spellings } from './fold.ts';
import { spaced, wordsOf } from './words.ts';

/** The letters with their own fast paths, and their neighbours. */
const western = [...range(0, 0x5_00), ...range(0x20_00, 0x21_50)].map((point) => String.fromCodePoint(point));
const unit = fc.oneof(fc.constantFrom(...western), fc.constantFrom(...'青いมก한\u0308\u030A'));
const text = fc.oneof(fc.string({ unit }), fc.string({ unit: anyCodePoint }));

function betweenBlanks(given: string): readonly string[] {
  return spellings.flatMap((spelling) => spaced(fold(given, spelling)).split(/ +/).slice(1, -1));
}

function plainly(given: string): readonly string[] {
  return spellings.flatMap((spelling) => wordsOf(fold(given, spelling)).map((word) => word.text));
}

test('the words between blanks are the words of a text, with each western letter in it', () => {
  for (const letter of western) expect(betweenBlanks(`a${letter}b`), letter).toEqual(plainly(`a${letter}b`));
});

test('and in any text', () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(betweenBlanks(given)).toEqual(plainly(given));
    }),
    { numRuns: 3000 },
  );
});

test('letters with their own long spelling are known beforehand', () => {
  const expectKnown = (given: string): void => {
    if (fold(given, 'short') !== fold(given, 'long')) expect(hasLongSpelling(given), given).toBe(true);
  };
  for (const letter of western) expectKnown(letter);
  fc.assert(fc.property(text, expectKnown), { numRuns: 3000 });
  expect(['', 'Uhr', 'Straße', 'Café'].map(hasLongSpelling)).toEqual([false, false, false, false]);
});

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
