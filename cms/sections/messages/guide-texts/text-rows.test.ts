import { expect, test } from 'vitest';
import { blocksByCode, numbersOf, textRows } from './text-rows.ts';

const english = { go: 'Go', found: { one: '{count} thing', other: '{count} things' }, back: 'Back' };
const german = { go: 'Los', found: { one: '{count} Ding', other: '{count} Dinge' }, back: 'Zurück' };
const blocks = blocksByCode([
  { ID: 1, Code: ' GO ', Message: { de: 'Auf', cs: 'Jdi' } },
  { ID: 2, Code: 'go', Message: { de: 'second' } },
  { ID: 3, Code: 'found.few', Message: { cs: '{count} věci' } },
  { ID: 4, Code: 'back', Message: { cs: '' } },
]);

test('texts are listed with what visitors read', () => {
  const rows = textRows({ english, read: german, own: german, blocks, language: 'de' });
  expect(rows.map(({ name, words, source }) => [name, words, source])).toEqual([
    ['Los', 'Auf', 'block'],
    ['{count} Dinge', '{count} Dinge', 'guide'],
    ['Zurück', 'Zurück', 'guide'],
  ]);
});

test('in a language without texts, those without a block are missing', () => {
  const rows = textRows({ english, read: german, own: undefined, blocks, language: 'cs' });
  expect(rows.map(({ words, source }) => [words, source])).toEqual([
    ['Jdi', 'block'],
    ['{count} věci', 'block'],
    ['Back', 'none'],
  ]);
});

test('plural forms are named by numbers', () => {
  expect([numbersOf('one', 'uk'), numbersOf('few', 'cs'), numbersOf('two', 'de')]).toEqual([
    [1, 21, 31, 41],
    [2, 3, 4],
    [],
  ]);
});
