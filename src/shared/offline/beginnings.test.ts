import { expect, test } from 'vitest';
import { createBeginnings } from './beginnings.ts';

const bytes = (count: number) => new Uint8Array(count);

test('the beginnings of three pieces are kept, those that have broken off last', () => {
  const beginnings = createBeginnings();
  for (const hash of ['a', 'b', 'c']) beginnings.keep(hash, bytes(1));
  beginnings.keep('a', bytes(2));
  beginnings.keep('d', bytes(1));
  expect(['a', 'b', 'c', 'd'].map((hash) => beginnings.of(hash).length)).toEqual([2, 0, 1, 1]);
  beginnings.keep('c', bytes(0));
  beginnings.forget('a');
  expect(['a', 'c', 'd'].map((hash) => beginnings.of(hash).length)).toEqual([0, 0, 1]);
  beginnings.clear();
  expect(beginnings.of('d')).toHaveLength(0);
});
