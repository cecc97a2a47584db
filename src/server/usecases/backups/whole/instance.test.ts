import { expect, it } from 'vitest';
import { readRow } from './instance.ts';

it.each([
  ['files', '../../canary'],
  ['files', '/etc/passwd'],
  ['folders', 'a/../b'],
  ['movedFiles', '..'],
])('a row of %s with the path %s leads elsewhere', (table, path) => {
  expect(() => readRow(JSON.stringify({ path }), table)).toThrow(/leads elsewhere/);
});

it.each([
  ['files', 'audio/100% wool.mp3'],
  ['folders', 'a..b'],
  ['tokens', '..'],
])('a row of %s may have the path %s', (table, path) => {
  expect(readRow(JSON.stringify({ path }), table)).toEqual({ path });
});
