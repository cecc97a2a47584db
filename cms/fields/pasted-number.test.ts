import { expect, it } from 'vitest';
import { readPasted } from './pasted-number.ts';

it.each([
  ['54.33', 54.33],
  [' 54,33 ', 54.33],
  ['-3', -3],
  ['\u22123,5', -3.5],
])('reads %j as a number', (text, value) => {
  expect(readPasted(text)).toEqual({ kind: 'number', value });
});

it('reads a place where there are two', () => {
  const place = { ok: true, spot: { latitude: 54.33, longitude: 10.15 } };
  expect(readPasted('54,33; 10,15')).toEqual({ kind: 'other', place });
});

it.each(['1.234,5', '12,34,56', 'Kiel', ''])('does not guess what %j means', (text) => {
  expect(readPasted(text)).toMatchObject({ kind: 'other', place: { ok: false } });
});
