import * as fc from 'fast-check';
import { anyCodePoint } from '../testing/code-points.ts';
import { expect, test } from 'vitest';
import { fold, spellings } from './fold.ts';
import { buildTextIndex, type SearchedTexts, searchedFields, type TextIndex } from './text-index.ts';
import { formsOf, wordsOf } from './words.ts';

const none: SearchedTexts = { name: '', header: '', tour: '', description: '', text: '', transcript: '' };

/** Builds an index, and counts the steps. */
function build(...given: Parameters<typeof buildTextIndex>): { readonly index: TextIndex; readonly steps: number } {
  const building = buildTextIndex(...given);
  for (let steps = 0; ; steps += 1) {
    const step = building.next();
    if (step.done === true) return { index: step.value, steps };
  }
}

function find(stations: readonly Partial<SearchedTexts>[], typed: string): readonly number[] {
  return build(stations.length, (place) => ({ ...none, ...stations[place] })).index.find(typed);
}

test('the name comes before the text, whole words before beginnings, the order given decides the rest', () => {
  const stations = [
    { transcript: 'Uhr' },
    { text: 'Uhrwerk' },
    { text: 'eine Uhr' },
    { name: 'Uhrmacher' },
    { name: 'Die Uhr' },
    { name: 'Wecker' },
    { name: 'Uhr' },
  ];
  expect(find(stations, 'uhr')).toEqual([4, 6, 3, 2, 1, 0]);
});

test('all words must occur, in any place', () => {
  const stations = [{ name: 'Die Uhr', text: 'aus Nussholz' }, { name: 'Die Uhr' }, { text: 'Nussholz' }];
  expect(find(stations, 'nuss uhr')).toEqual([0]);
});

test.each([
  ['Bäcker', 'backer baecker bäcker BÄCK baeck'],
  ['Baecker', 'baecker bäcker'],
  ['Großstraße', 'grossstrasse großstr'],
  ['青いクジラ', 'クジラ 青い'],
  ['한국', '한 한국 하'],
  ['Музей Фёдора', 'федора ФЁДОР'],
])('%s is found by each of %s', (name, words) => {
  for (const word of words.split(' ')) expect(find([{ name: 'x' }, { name }], word), word).toEqual([1]);
});

test('nothing typed finds nothing', () => {
  expect(find([{ name: 'Uhr' }], ' – ')).toEqual([]);
});

test('building takes a step for each station', () => {
  const { index, steps } = build(10, (place) => ({ ...none, name: `Nummer ${place}` }));
  expect(steps).toBe(10);
  expect(index.find('9')).toEqual([9]);
});

const word = fc.string({ unit: fc.constantFrom(...'abeÄäß\u0308ёΣ国か한ﬁ½'), minLength: 1, maxLength: 4 });
const words = fc.array(word, { maxLength: 4 }).map((parts) => parts.join(' '));
const texts = fc.record({
  name: words,
  header: words,
  tour: words,
  description: words,
  text: words,
  transcript: words,
});

/** The plain way: every word of every field is looked at. */
function slowly(stations: readonly SearchedTexts[], typed: string): readonly number[] {
  const wanted = formsOf(typed);
  if (wanted.length === 0) return [];
  return stations
    .map((station, place) => {
      const scores = wanted.map((forms) => Math.max(0, ...forms.map((form) => scoreOf(station, form))));
      return { place, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ place }) => place);
}

function scoreOf(station: SearchedTexts, form: string): number {
  const scores = searchedFields.flatMap((field, rank) =>
    spellings.flatMap((spelling) =>
      wordsOf(fold(station[field], spelling))
        .filter(({ text }) => text.startsWith(form))
        .map(({ text }) => (searchedFields.length - rank) * 2 + (text === form ? 1 : 0)),
    ),
  );
  return Math.max(0, ...scores);
}

test('it finds what the plain way finds, in the same order', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 8 }), words, (stations, typed) => {
      expect(find(stations, typed)).toEqual(slowly(stations, typed));
    }),
    { numRuns: 1000 },
  );
});

test('each word of a text finds it, and so does each of its beginnings', () => {
  const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: anyCodePoint }), words);
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (text, which, length) => {
      const there = text.split(/\s+/).filter((part) => wordsOf(fold(part, 'short')).length > 0);
      fc.pre(there.length > 0);
      const letters = [...(there[which % there.length] ?? '').matchAll(/\p{M}+|\P{M}\p{M}*/gu)].map(
        ([letter]) => letter,
      );
      const typed = letters.slice(0, 1 + (length % letters.length)).join('');
      fc.pre(wordsOf(fold(typed, 'short')).length > 0);
      expect(find([{ text }], typed)).toEqual([0]);
    }),
    { numRuns: 1000 },
  );
});
