import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJson } from '../testing/arbitraries.ts';
import { list, optional, record } from './containers.ts';
import { type Field } from './field.ts';
import { flag, number, string, url } from './scalars.ts';
import { note, text, textFor, urls } from './texts.ts';
import { maximumMismatches, Trail } from './trail.ts';

const picture = record({ ImageURL: url(), Size: number(1), Contain: flag(), Inner: record({ Deep: string('d') }) });

function read<Value>(field: Field<Value>, given: unknown): [Value, ...string[]] {
  const trail = new Trail();
  const value = field.read(given, trail);
  return [value, ...trail.mismatches.map(({ path, expected }) => `${path.join('.')}: ${expected}`)];
}

test('a record fills in missing fields, and reports invalid values by their path', () => {
  expect(read(picture, { Size: 'big', Inner: { Deep: [] }, Unknown: 1 })).toEqual([
    { ImageURL: '', Size: 1, Contain: false, Inner: { Deep: 'd' } },
    'Size: a number',
    'Inner.Deep: a text',
  ]);
  expect(read(picture, 'x')).toEqual([picture.fallback, ': an object with ImageURL, Size, Contain, ...']);
});

test('a record reads own fields only', () => {
  const stored: unknown = JSON.parse('{"__proto__": {"Size": 5}}');
  expect(read(picture, stored)).toEqual([picture.fallback]);
});

test('a single value counts as a list of one, and its path has no index', () => {
  expect(read(list(picture), { Size: 'x' })).toEqual([[{ ...picture.fallback }], 'Size: a number']);
  expect(read(list(number(0)), '4')).toEqual([[4]]);
  expect(read(list(number(0)), '')).toEqual([[]]);
});

test('unreadable elements are left out, but not elements with a fault', () => {
  expect(read(list(number(0)), [1, 'x', null, 3])).toEqual([[1, 3], '1: a number']);
  expect(read(list(picture), ['x', { Size: 'y' }])).toEqual([
    [{ ...picture.fallback }],
    `0: ${picture.expected}`,
    '1.Size: a number',
  ]);
});

test('an optional record that cannot be read is missing', () => {
  expect(read(optional(picture), 'x')).toEqual([undefined, `: ${picture.expected}`]);
  expect(read(optional(picture), {})).toEqual([picture.fallback]);
});

test('a plain text applies to all languages, and other values are reported', () => {
  expect(read(text(), 'Hello')).toEqual([{ und: 'Hello' }]);
  expect(read(text(), 7)).toEqual([{ und: '7' }]);
  expect(read(text(), '')).toEqual([{}]);
  expect(read(text(), { de: 'Ja', en: 5, fr: null, it: ['x'] })).toEqual([{ de: 'Ja', en: '5' }, 'it: a text']);
  expect(read(urls(), [1])).toEqual([{}, `: ${urls().expected}`]);
  expect(read(text(), JSON.parse('{"__proto__": "x", "de": "y"}'))).toEqual([{ de: 'y' }]);
});

test('a language has only its own texts, whatever its code', () => {
  const texts = { de: 'Ja', constructor: 'Yes' };
  expect(['de', 'constructor', 'fr', '__proto__', 'toString'].map((code) => textFor(texts, code))).toEqual([
    'Ja',
    'Yes',
    '',
    '',
    '',
  ]);
  expect(textFor({}, 'constructor')).toBe('');
});

test('a note is switched on by true or by its text', () => {
  expect(read(note(), true)).toEqual([{ shown: true, text: {} }]);
  expect(read(note(), { de: 'Bitte' })).toEqual([{ shown: true, text: { de: 'Bitte' } }]);
  expect(read(note(), { de: '' })).toEqual([{ shown: false, text: { de: '' } }]);
  expect(read(note(), [])).toEqual([{ shown: false, text: {} }, `: ${note().expected}`]);
});

test('nothing throws, and values always have the right shape', () => {
  fc.assert(
    fc.property(anyJson, (given) => {
      expect(Array.isArray(read(list(picture), given)[0])).toBe(true);
      expect(Object.values(read(text(), given)[0]).every((words) => typeof words === 'string')).toBe(true);
      expect(typeof read(note(), given)[0].shown).toBe('boolean');
    }),
  );
});

test('a trail counts everything and keeps enough', () => {
  const trail = new Trail();
  list(number(0)).read(
    Array.from({ length: maximumMismatches + 50 }, () => 'x'),
    trail,
  );
  expect(trail.count).toBe(maximumMismatches + 50);
  expect(trail.mismatches).toHaveLength(maximumMismatches);
  expect(list(number(0)).read(['x', 1], trail)).toEqual([1]);
});
