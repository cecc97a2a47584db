import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumJsonNodes, maximumLength, maximumNodes } from './limits.ts';
import { parseYaml, type Parsed } from './parse.ts';

function failure(parsed: Parsed): unknown[] {
  return parsed.ok ? ['ok'] : [parsed.failure, parsed.position.line, parsed.position.column, parsed.reason];
}

function value(text: string): unknown {
  const parsed = parseYaml(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

describe('a broken text is refused with the position', () => {
  test.each([
    ['a: [1, 2', 1, 9, 'unexpected end of the stream within a flow collection'],
    ['a: "x', 1, 6, 'unexpected end of the stream within a double quoted scalar'],
    ["a: 'x\n  y", 2, 4, 'unexpected end of the stream within a single quoted scalar'],
    ['a: b: c', 1, 5, 'bad indentation of a mapping entry'],
    ['Tours:\n  - ID: 1\n   Code: 2', 3, 4, 'bad indentation of a sequence entry'],
    ['Tours:\r\n  - b\r\n  c: d', 3, 3, 'bad indentation of a mapping entry'],
    ['a: 1\nb: 2\na: 3', 3, 1, 'duplicated mapping key'],
    ['a: *nope', 1, 5, 'unidentified alias "nope"'],
    ['a: !!js/function x', 1, 4, 'unknown scalar tag !<tag:yaml.org,2002:js/function>'],
    ['a: !!int "x"', 1, 4, 'cannot resolve a node with !<tag:yaml.org,2002:int> explicit tag'],
    ['a: {b: 1\nc: 2', 2, 1, 'deficient indentation'],
    ['- a\nb: 1', 2, 1, 'end of the stream or a document separator is expected'],
    ['a: @x', 1, 4, 'bad indentation of a mapping entry'],
    ['? [a, b]\n: 2', 1, 1, 'object-based map does not support complex keys'],
    ['a: \u0001', 1, 4, 'the stream contains non-printable characters'],
    ['{"a": 1,\n "b": }}', 2, 8, 'end of the stream or a document separator is expected'],
    ['--- 1\n--- 2', 1, 1, 'expected a single document, found more'],
  ])('%j', (text, line, column, reason) => {
    expect(failure(parseYaml(text))).toEqual(['syntax', line, column, expect.stringContaining(reason)]);
  });

  test.each([[''], ['# only a comment'], ['---\n'], ['~'], ['\ufeff']])('%j is empty', (text) => {
    expect(failure(parseYaml(text))[0]).toBe('empty');
  });

  test('no text makes it throw', () => {
    const piece = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '&x ',
      '*x',
      '|',
      '>',
      '#',
      '!',
      '? ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const parsed = parseYaml(pieces.join(''));
        if (!parsed.ok) return;
        expect(() => JSON.stringify(parsed.value)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('numbers keep their digits', () => {
  test.each([
    ['007', '007'],
    ['0', 0],
    ['7', 7],
    ['-3', -3],
    ['1.5', 1.5],
    ['1.10', '1.10'],
    ['1e3', '1e3'],
    ['+5', '+5'],
    ['0x1F', '0x1F'],
    ['0o17', '0o17'],
    ['12345678901234567890', '12345678901234567890'],
    ['1000000000000000', 1_000_000_000_000_000],
    ['.inf', '.inf'],
    ['yes', 'yes'],
    ['2026-01-01', '2026-01-01'],
    ['null', null],
    ['~', null],
    ['true', true],
    ['!!int 007', 7],
  ])('Code: %s', (written, read) => expect(value(`Code: ${written}`)).toEqual({ Code: read }));

  test('keys as well', () => expect(value('007: a\n1.10: b')).toEqual({ '007': 'a', '1.10': 'b' }));

  test('every number as JSON writes it is a number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(value(`[${JSON.stringify(number)}]`)).toEqual([number === 0 ? 0 : number]);
      }),
    );
  });
});

test('a key __proto__ is a key like any other', () => {
  const parsed = value('__proto__: {ID: 5}');
  expect(Object.keys(parsed as object)).toEqual(['__proto__']);
  expect((parsed as { ID?: unknown }).ID).toBeUndefined();
});

test('a byte order mark is skipped', () => {
  expect(value('\ufeffa: 1')).toEqual({ a: 1 });
  expect(failure(parseYaml('\ufeffa: b: c')).slice(1, 3)).toEqual([1, 5]);
});

describe('an excessive document is refused', () => {
  test('aliases that expand to billions', () => {
    const levels = Array.from(
      { length: 12 },
      (_, at) => `l${at + 1}: &l${at + 1} [${Array(9).fill(`*l${at}`).join(', ')}]`,
    );
    expect(failure(parseYaml(['l0: &l0 [x, x, x]', ...levels].join('\n')))[0]).toBe('too-many-nodes');
  });

  test('aliases of aliases, deeper than any tree', () => {
    const levels = Array.from({ length: 100_000 }, (_, at) => `l${at + 1}: &l${at + 1} [*l${at}]`);
    expect(failure(parseYaml(['l0: &l0 x', ...levels].join('\n')))[0]).toBe('too-deep');
  });

  test.each([['a: &x [*x]'], ['&a {b: {c: *a}}'], ['- &x {y: [1, {z: *x}]}'], ['&a [*a, *a]']])(
    '%s, which contains itself',
    (text) => expect(failure(parseYaml(text))[0]).toBe('recursive'),
  );

  test('harmless aliases are not', () => {
    expect(value('a: &x {b: 1}\nc: *x\nd: [*x, *x]')).toEqual({ a: { b: 1 }, c: { b: 1 }, d: [{ b: 1 }, { b: 1 }] });
    expect(value('a: &x 1\nb: *x\nc: &x 2\nd: *x')).toEqual({ a: 1, b: 1, c: 2, d: 2 });
  });

  test.each([
    ['[', 60],
    ['{a: ', 234],
    ['- ', 121],
    ['? ', 121],
    ['[{a: ', 146],
  ])('100,000 levels of %j', (level, column) => {
    const [kind, line, at] = failure(parseYaml(level.repeat(100_000)));
    expect([kind, line]).toEqual(['too-deep', 1]);
    expect(Math.abs(Number(at) - column)).toBeLessThanOrEqual(5);
  });

  test('60 levels are not', () => {
    expect(parseYaml('['.repeat(59) + ']'.repeat(59)).ok).toBe(true);
  });

  test('150 MB', () => {
    expect(failure(parseYaml(`Text: ${'x'.repeat(150 * 1024 * 1024)}`))).toEqual([
      'too-large',
      1,
      1,
      `the file has 157286406 characters, at most ${maximumLength} are read`,
    ]);
  });

  test.each(['- a\n', '1,', '-\n', 'a: b,', '- - - '])('millions of %j', (node) => {
    expect(failure(parseYaml(`[${node.repeat(maximumNodes + 1)}`))[0]).toBe('too-many-nodes');
  });

  test('one long text is not', () => {
    expect(value(`Text: ${'x'.repeat(10_000_000)}`)).toEqual({ Text: 'x'.repeat(10_000_000) });
  });

  test('more values are read of JSON', () => {
    const text = `[${'1,'.repeat(maximumNodes)}1]`;
    expect(parseYaml(text).ok).toBe(true);
    expect(failure(parseYaml(`${text} # YAML`))).toEqual([
      'too-many-nodes',
      1,
      1,
      `the file has more than ${maximumNodes} values; as JSON without duplicate keys, ${maximumJsonNodes} are read`,
    ]);
  });

  test('the caller may set other limits', () => {
    expect(failure(parseYaml('abcdef', { maximumLength: 5 }))[0]).toBe('too-large');
    expect(failure(parseYaml('[a, b, c]', { maximumNodes: 2 }))[0]).toBe('too-many-nodes');
    expect(parseYaml('[a, b, c]', { maximumNodes: 3 }).ok).toBe(true);
  });
});

test('a long text that aliases repeat a thousand times is refused', () => {
  const source = `a: &a "${'x'.repeat(1_000_000)}"\nb: [${'*a, '.repeat(1000)}]`;
  expect(parseYaml(source)).toMatchObject({ ok: false, failure: 'too-many-nodes' });
});

test('comments allow no more aliases', () => {
  const source = `${'# x\n'.repeat(50_000)}a: &a [${'1,'.repeat(1000)}]\nb: [${'*a, '.repeat(1000)}]`;
  expect(parseYaml(source)).toMatchObject({ ok: false, failure: 'too-many-nodes' });
});
