import { expect, it } from 'vitest';
import { normaliseToken } from '#contract/normalise-token.ts';
import { spelled, stateOf } from './token.ts';

it.each([
  ['ABCDEFGHJKMN', 'ABCD-EFGH-JKMN'],
  ['ABCDE', 'ABCD-E'],
  ['ABCD', 'ABCD'],
  ['', ''],
])('spells %s as %s, which can be typed', (token, words) => {
  expect(spelled(token)).toBe(words);
  expect(normaliseToken(words)).toBe(token);
});

it('tells a token that has expired from one that is used', () => {
  const now = Date.parse('2026-11-21T11:00:00Z');
  expect(stateOf({ Expires: '' }, now)).toBe('free');
  expect(stateOf({ Expires: '2026-11-21T11:00:01.000Z' }, now)).toBe('used');
  expect(stateOf({ Expires: '2026-11-21T11:00:00.000Z' }, now)).toBe('expired');
});
