import { expect, it } from 'vitest';
import { stepOfKey } from './step-of-key.ts';

it.each([
  ['ArrowLeft', -0.1, -1],
  ['ArrowDown', -0.1, -1],
  ['ArrowRight', 0.1, 1],
  ['ArrowUp', 0.1, 1],
  ['PageDown', -10, -10],
  ['PageUp', 10, 10],
  ['Home', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ['a', undefined, undefined],
])('%s moves by %s seconds, with Shift by %s', (key, plain, shifted) => {
  expect(stepOfKey({ key, shiftKey: false })).toBe(plain);
  expect(stepOfKey({ key, shiftKey: true })).toBe(shifted);
});
