import { expect, test } from 'vitest';
import { storedId } from './entity.ts';
import { asId, asNumber, asWhole } from './stored-number.ts';

test.each([
  [5, 5, 5, 5],
  ['5', 5, 5, 5],
  [0, 0, 0, 0],
  [-1, -1, -1, undefined],
  [1.5, 1.5, undefined, undefined],
  ['', undefined, undefined, undefined],
  [' ', undefined, undefined, undefined],
  [null, undefined, undefined, undefined],
  [[], undefined, undefined, undefined],
  [[3], undefined, undefined, undefined],
  [true, undefined, undefined, undefined],
  [Number.NaN, undefined, undefined, undefined],
  [Infinity, undefined, undefined, undefined],
  [2 ** 53, 2 ** 53, undefined, undefined],
])('%j is the number %j, the whole number %j and the ID %j', (given, number, whole, ID) => {
  expect(asNumber(given)).toBe(number);
  expect(asWhole(given)).toBe(whole);
  expect(asId(given)).toBe(ID);
});

test('the ID of a stored object', () => {
  expect(storedId({ ID: '7' })).toBe(7);
  expect(storedId({ ID: -1 })).toBe(-1);
  expect(storedId({ ID: '' })).toBeUndefined();
  for (const none of [{}, null, [], 'x', 5]) expect(storedId(none)).toBeUndefined();
});
