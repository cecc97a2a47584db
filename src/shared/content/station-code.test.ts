import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayCode, findByCode, normaliseCode } from './station-code.ts';

const items = (...codes: readonly string[]) => codes.map((Code) => ({ Code }));
const code = fc.oneof(
  fc.stringMatching(/^0{0,3}[0-9]{0,4}$/),
  fc.constantFrom('A-3', 'a-3', ' 7 ', 'Saal 2', ''),
  fc.stringMatching(/^[0-9]{60}$/),
  fc.string({ maxLength: 4 }),
);

describe('finding by a typed code', () => {
  test.each([
    ['7', ['007', '7', '70'], '7', ['007', '7', '70']],
    ['7', ['007', '70'], '007', ['007', '70']],
    ['007', ['7', '0071'], '7', ['7', '0071']],
    ['0', ['00', '01'], '00', ['00', '01']],
    ['00', ['0', '007'], '0', ['0', '007']],
    ['a-3', ['A-3', 'A-30'], 'A-3', ['A-3', 'A-30']],
    [' A-3 ', ['a-3'], 'a-3', ['a-3']],
    ['1', ['12', '123'], undefined, ['12', '123']],
    ['9', ['12'], undefined, []],
    ['', ['', '1'], undefined, []],
    ['  ', ['1'], undefined, []],
    ['0a', ['a'], undefined, []],
    ['٠٠٧', ['7', '8'], '7', ['7']],
    ['a-۳', ['A-3'], 'A-3', ['A-3']],
  ])('%j among %j is %j', (typed, codes, exact, candidates) => {
    const found = findByCode(items(...codes), typed);
    expect(found.exact?.Code).toBe(exact);
    expect(found.candidates.map(({ Code }) => Code)).toEqual(candidates);
  });

  test('codes of any length', () => {
    const long = '0'.repeat(500) + '1'.repeat(500);
    expect(findByCode(items('1', long), long).exact?.Code).toBe(long);
    expect(findByCode(items('1', long), '1'.repeat(500)).exact?.Code).toBe(long);
  });

  test('the exact one is among the candidates; they keep their order; equal codes come before stripped ones', () => {
    fc.assert(
      fc.property(fc.array(code), code, (codes, typed) => {
        const all = items(...codes);
        const { exact, candidates } = findByCode(all, typed);
        if (exact !== undefined) expect(candidates).toContain(exact);
        expect(candidates).toEqual(all.filter((item) => candidates.includes(item)));
        const equal = all.find(({ Code }) => normaliseCode(Code) === normaliseCode(typed));
        if (equal !== undefined && normaliseCode(typed) !== '') expect(exact).toBe(equal);
      }),
      { numRuns: 500 },
    );
  });

  test('a whole code always finds a station', () => {
    fc.assert(
      fc.property(fc.array(code, { minLength: 1 }), fc.nat(), (codes, at) => {
        const typed = codes[at % codes.length] ?? '';
        const isFound = findByCode(items(...codes), typed).exact !== undefined;
        expect(isFound).toBe(normaliseCode(typed) !== '');
      }),
    );
  });
});

test.each([
  ['7', 3, '007'],
  ['007', 2, '007'],
  ['7', undefined, '7'],
  ['7', 0, '7'],
  ['A-3', 5, 'A-3'],
  ['', 3, ''],
])('%j at width %j is shown as %j', (given, width, shown) => expect(displayCode(given, width)).toBe(shown));
