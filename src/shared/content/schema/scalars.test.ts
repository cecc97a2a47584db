import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyJson } from '../testing/arbitraries.ts';
import { type Field } from './field.ts';
import {
  choice,
  code,
  colour,
  date,
  day,
  flag,
  focus,
  languageCode,
  number,
  reference,
  string,
  url,
  whole,
} from './scalars.ts';
import { Trail } from './trail.ts';

const fields: Record<string, Field<unknown>> = {
  number: number(0),
  whole: whole(3, { min: 0, max: 9 }),
  flag: flag(true),
  string: string('x'),
  code: code(),
  languageCode: languageCode(),
  url: url(),
  date: date(),
  day: day(),
  choice: choice({ Audio: 0, Video: 1 }, 0),
  names: choice({ full: 'full', structure: 'structure' }, 'full'),
  reference: reference('tours'),
  colour: colour('#123456'),
  focus: focus(),
};

function read<Value>(field: Field<Value>, given: unknown): [Value, ...string[]] {
  const trail = new Trail(['Field']);
  const value = field.read(given, trail);
  return [
    value,
    ...trail.mismatches.map(({ path, expected, found }) => `${path.join('.')}: ${expected}, not ${found}`),
  ];
}

test.each([
  ['pt-BR', 'pt-BR'],
  ['constructor', 'constructor'],
  ['Ελ', 'Ελ'],
  ['', ''],
  ['__proto__', '', expect.stringContaining('__proto__')],
])('the language code %j is read as %j', (given, ...expected) => expect(read(languageCode(), given)).toEqual(expected));

test.each(Object.entries(fields))('%s never throws, and falls back exactly when it reports', (_name, field) => {
  fc.assert(
    fc.property(anyJson, (given) => {
      const [value, ...reports] = read(field, given);
      expect(reports.length).toBeLessThanOrEqual(1);
      if (reports.length > 0) {
        expect(value).toBe(field.fallback);
        expect(reports[0]).toContain(`Field: ${field.expected}`);
      }
    }),
  );
});

test.each(Object.entries(fields))('%s refuses lists and objects', (_name, field) => {
  for (const given of [[], {}, [1], { de: 'x' }]) expect(read(field, given)).toHaveLength(2);
});

describe('numbers', () => {
  test.each([
    [5, 5],
    ['5', 5],
    ['1.50', 1.5],
    [' 7 ', 7],
    [-0.25, -0.25],
  ])('%j is read as %d', (given, value) => expect(read(number(0), given)).toEqual([value]));

  test.each([[''], [' '], ['many'], [Number.NaN], [Infinity], ['Infinity'], ['1e999'], [true]])(
    '%j is not a number',
    (given) => expect(read(number(8), given)).toEqual([8, expect.stringContaining('Field: a number')]),
  );

  test('ranges include their ends', () => {
    const field = number(5, { min: 1, max: 20 });
    expect(read(field, 1)).toEqual([1]);
    expect(read(field, 20)).toEqual([20]);
    expect(read(field, 0.9)).toEqual([5, 'Field: a number from 1 to 20, not number 0.9']);
    expect(read(field, 20.1)).toEqual([5, 'Field: a number from 1 to 20, not number 20.1']);
  });

  test('bounded ranges use the nearest number, and report it', () => {
    const field = whole(2, { min: 1, max: 20, isBounded: true });
    expect(read(field, 50)).toEqual([20, 'Field: a whole number from 1 to 20, not number 50']);
    expect(read(field, -3)).toEqual([1, 'Field: a whole number from 1 to 20, not number -3']);
    expect(read(field, 2.5)[0]).toBe(2);
    expect(read(field, 'many')[0]).toBe(2);
  });

  test('whole numbers have no fraction, and are small enough to be exact', () => {
    expect(read(whole(0), '12')).toEqual([12]);
    expect(read(whole(0), 1.5)).toHaveLength(2);
    expect(read(whole(0), '9007199254740993')).toHaveLength(2);
  });
});

describe('texts', () => {
  test('leading zeros stay; a number without quotes is a text', () => {
    expect(read(code(), '007')).toEqual(['007']);
    expect(read(code(), 7)).toEqual(['7']);
    expect(read(string(), '')).toEqual(['']);
    expect(read(string(), true)).toEqual(['', 'Field: a text, not boolean true']);
  });

  test('long texts are quoted in part', () => {
    expect(read(flag(), 'x'.repeat(1000))[1]).toBe(`Field: true or false, not the text "${'x'.repeat(40)}…"`);
  });
});

test.each([
  ['2026-05-31', true],
  ['2026-05-31T10:00:00Z', true],
  ['2026-05-31 10:00', true],
  ['', true],
  ['2026-05-31T10:00:00.123+02:00', true],
  ['2026-05-31T24:00', false],
  ['2026-05-31Tea', false],
  ['room 7', false],
  ['1', false],
  ['2026-13-01', false],
  ['31.05.2026', false],
  [20_260_531, false],
])('the date %j: %s', (given, isDate) => {
  expect(read(date(), given)).toEqual(isDate ? [given] : ['', expect.stringContaining('a date such as')]);
});

test.each([
  ['2028-02-29', true],
  ['', true],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-01', false],
  ['2026-01-00', false],
  ['2026-5-1', false],
  ['2026-05-31T10:00:00Z', false],
  ['31.05.2026', false],
  [20_260_531, false],
])('the day %j: %s', (given, isDay) => {
  expect(read(day(), given)).toEqual(isDay ? [given] : ['', expect.stringContaining('a day such as 2026-05-31')]);
});

test('choices match by value, also as a text; the expectation names them', () => {
  expect(read(choice({ Audio: 0, Video: 1 }, 0), '1')).toEqual([1]);
  expect(read(choice({ Audio: 0, Video: 1 }, 0), 2)).toEqual([0, 'Field: one of 0 (Audio), 1 (Video), not number 2']);
  expect(read(choice({ full: 'full' }, 'full'), 'toString')).toHaveLength(2);
});

test('references are IDs of 0 and more, or -1 for none', () => {
  expect(read(reference('tours'), 0)).toEqual([0]);
  expect(read(reference('tours'), '12')).toEqual([12]);
  expect(read(reference('tours'), -1)).toEqual([-1]);
  expect(read(reference('tours'), -2)).toEqual([-1, 'Field: the ID of one of tours, not number -2']);
  expect(read(reference('tours'), '')).toHaveLength(2);
  expect(read(reference('tours'), 1.5)).toHaveLength(2);
});

test('colours keep their spelling', () => {
  expect(read(colour('#000000'), 'RGB(1, 2, 3)')).toEqual(['RGB(1, 2, 3)']);
  expect(read(colour('#000000'), 'rgb(256, 0, 0)')).toHaveLength(2);
  expect(read(colour('#000000'), 0xffffff)).toHaveLength(2);
});
