import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#tests/property-runs.ts';
import { anyJson, anyText, trickyTexts } from '../testing/arbitraries.ts';
import { type Path } from '../schema/trail.ts';
import { type Parsed, parseYaml, type ParseLimits } from './parse.ts';
import { readPlainJson } from './plain-json.ts';

/** The result of parsing a text: value, order, positions of all values, or the refusal. */
function told(parsed: Parsed): unknown {
  if (!parsed.ok) return parsed;
  const { value, positionsOf } = parsed;
  return { value, inOrder: JSON.stringify(value), positions: positionsOf(pathsIn(value)) };
}

const read = (text: string, limits?: ParseLimits): unknown => told(parseYaml(text, limits));
/** By the parser of YAML alone. */
const readSlowly = (text: string, limits?: ParseLimits): unknown => told(parseYaml(text, limits, false));

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps = Array.isArray(value)
    ? value.map((each, index): [number, unknown] => [index, each])
    : Object.entries(value);
  return [path, [...path, 'missing'], ...steps.flatMap(([step, each]) => pathsIn(each, [...path, step]))];
}

const blank = fc.constantFrom('', '', '', ' ', '\n', '  ', '\t', '\r\n', '\r', '\n\t', '\n \t ');

/** The same value in any spelling that JSON has, and duplicate keys. */
const anyNumeral = fc.oneof(
  fc.constantFrom(
    '0',
    '-0',
    '1.0',
    '1.10',
    '1e3',
    '1E+2',
    '-1.5e-7',
    '1e400',
    '5e-324',
    '12345678901234567890',
    '1e21',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => JSON.stringify(number)),
);
const anyLetters = fc
  .array(
    fc.oneof(
      fc.constantFrom('a', 'ä', '😀', '\\n', '\\/', '\\"', '\\\\', '\\u0000', '\\ud83d\\ude00', '\\ud800', '\\u005C'),
      fc.constantFrom('\ud800', '\u007f', '\u0085', '\u2028', '\ufffe', '\ufeff', ': ', ' #', '{', ','),
    ),
    { maxLength: 6 },
  )
  .map((letters) => `"${letters.join('')}"`);
const anyKey = fc.oneof(
  fc.constantFrom('"a"', '"a"', '"b"', '"\\u0061"', '"1"', '"__proto__"', '"<<"', '""', `"${'k'.repeat(1030)}"`),
  anyLetters,
);
const anyWriting = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('null', 'true', 'false'),
    anyNumeral,
    anyLetters,
    fc.array(fc.tuple(blank, tie('value'), blank), { maxLength: 4 }).map((all) => `[${all.map(joined).join(',')}]`),
    fc
      .array(fc.tuple(blank, anyKey, blank, fc.constant(':'), blank, tie('value'), blank), { maxLength: 4 })
      .map((all) => `{${all.map(joined).join(',')}}`),
  ),
})).value;

function joined(parts: readonly string[]): string {
  return parts.join('');
}

const noise = fc.constantFrom(...'{}[],:"\\\'-+.eE019 \n\t\r#&*!|>%@~?\u0000\ufeffna', '---', '...', '//', '1.0');
const changes = fc.array(fc.record({ at: fc.nat(), cut: fc.nat(3), put: noise }), { minLength: 1, maxLength: 3 });

function changed(text: string, all: readonly { at: number; cut: number; put: string }[]): string {
  return all.reduce((before, { at, cut, put }) => {
    const place = at % (before.length + 1);
    return before.slice(0, place) + put + before.slice(place + cut);
  }, text);
}

const runs = propertyRuns(1000);

describe('JSON is read as YAML reads it', () => {
  test('whatever the value', () => {
    const indent = fc.constantFrom<string | number | undefined>(undefined, 1, 2, '\t');
    fc.assert(
      fc.property(anyJson, indent, (json, by) => {
        const text = JSON.stringify({ Tours: json }, undefined, by);
        expect(read(text)).toEqual(readSlowly(text));
      }),
      { numRuns: runs },
    );
  });

  test('however it is spelt', () => {
    fc.assert(
      fc.property(
        blank,
        anyWriting,
        blank,
        fc.constantFrom('', '', '\ufeff', '\ufeff\ufeff'),
        (before, value, after, mark) => {
          const text = mark + before + value + after;
          expect(read(text)).toEqual(readSlowly(text));
        },
      ),
      { numRuns: 2 * runs },
    );
  });

  test('or is broken', () => {
    fc.assert(
      fc.property(anyWriting, changes, (value, all) => {
        const text = changed(value, all);
        expect(read(text)).toEqual(readSlowly(text));
      }),
      { numRuns: 2 * runs },
    );
  });

  test('or is any other text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(text)).toEqual(readSlowly(text));
      }),
      { numRuns: runs },
    );
  });

  test.each(trickyTexts)('with the text %j as key and value', (given) => {
    const text = JSON.stringify(
      Object.fromEntries([
        ['a', given],
        [given, [given]],
      ]),
    );
    expect(read(text)).toEqual(readSlowly(text));
  });

  test.each([48, 49, 50, 51, 52, 57, 58, 59, 60, 61, 62, 100])('with %i levels', (levels) => {
    for (const [open, middle, close] of [
      ['[', '', ']'],
      ['{"a":', '1', '}'],
      ['[{"a": ', '1', '}]'],
    ] as const) {
      const text = open.repeat(levels) + middle + close.repeat(levels);
      expect(read(text)).toEqual(readSlowly(text));
    }
  });

  test.each([1, 2, 3, 4, 5, 19, 20, 21])('within the limit %i', (limit) => {
    const text = '{"a": [1, 2], "b": 3}';
    for (const limits of [{ maximumNodes: limit }, { maximumLength: limit }]) {
      expect(read(text, limits)).toEqual(readSlowly(text, limits));
    }
  });
});

describe('JSON that is read quickly', () => {
  test.each([
    '{"a":1}',
    ' \n[{"Tours": [{"ID": 1, "Code": "007"}]}, "", null, -2.5]',
    '{"__proto__": {"a": 1}}',
    '{"a" : "b\\\\", "c": "\\"}"}',
    '[]',
  ])('%s is', (text) => expect(readPlainJson(text)).toEqual(JSON.parse(text)));

  test.each([
    '{"a":1,"a":2}',
    '{"a":{"b":1,"\\u0062":2}}',
    '[1.0]',
    '[-0]',
    '"text"',
    '5',
    'a: 1',
    '{a: 1}',
    '{"a":1}}',
    '',
  ])('%s is not', (text) => expect(readPlainJson(text)).toBeUndefined());
});
