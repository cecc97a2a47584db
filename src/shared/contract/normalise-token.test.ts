import { expect, test } from 'vitest';
import { normaliseToken } from './normalise-token.ts';

test.each([
  ['abc-def ghi', 'ABCDEFGHI'],
  ['  A\u00A0B\tC\n', 'ABC'],
  ['A\u2010B\u2013C\u2014D', 'ABCD'],
  ['A\u2212B', 'AB'],
  ['A_B', 'A_B'],
  ['', ''],
])('%j is the token %j', (typed, token) => {
  expect(normaliseToken(typed)).toBe(token);
});
