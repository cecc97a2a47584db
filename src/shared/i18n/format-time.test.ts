import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

it.each([
  [0, '0:00'],
  [9.6, '0:10'],
  [59.6, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [7325, '2:02:05'],
  [undefined, '–:––'],
  [Infinity, '–:––'],
  [Number.NaN, '–:––'],
])('%s seconds are %s', (seconds, words) => expect(formatTime(seconds)).toBe(words));

it('An unknown time may be left out', () => expect(formatTime(Number.NaN, '')).toBe(''));
