import { expect, it } from 'vitest';
import { withoutTwins } from './without-twins.ts';

it.each([
  ['', ''],
  ['a1', 'a1'],
  ['a1 b1 a2 c1 b2', 'a1 b1 c1'],
  ['b1 a1 a2 a3', 'b1 a1'],
])('of "%s" only the first of each letter stay: "%s"', (given, expected) => {
  expect(withoutTwins(given.split(' '), (item) => item[0]).join(' ')).toBe(expected);
});
