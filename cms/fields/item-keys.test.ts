import { expect, test } from 'vitest';
import { rekeyed } from './item-keys.ts';

const [one, two, three] = [{ a: 1 }, { a: 2 }, { a: 3 }];
const before = rekeyed({ items: [], keys: [], given: 0 }, [one, two, three]);
const [first = '', second = '', third = ''] = before.keys;

test('every element has a unique key, even if elements are equal', () => {
  expect(new Set(before.keys).size).toBe(3);
  expect(new Set(rekeyed(before, ['x', 'x', 'x', 'x']).keys).size).toBe(4);
});

test('keys move with their elements, and stay when others are added or removed', () => {
  expect(rekeyed(before, [three, one, two]).keys).toEqual([third, first, second]);
  expect(rekeyed(before, [one, three]).keys).toEqual([first, third]);
  const added = rekeyed(before, [{ a: 0 }, one, two, three]).keys;
  expect(added.slice(1)).toEqual([first, second, third]);
  expect(before.keys).not.toContain(added[0]);
});

test('an element that is edited in its place keeps its key', () => {
  expect(rekeyed(before, [one, { a: 9 }, three]).keys).toEqual([first, second, third]);
});
