import { expect, it } from 'vitest';
import { formatLength } from './format-length.ts';

it.each([
  [0, '0:00'],
  [0.2, '0:01'],
  [59.7, '0:59'],
  [83.2, '1:23'],
  [3725, '1:02:05'],
  [Number.POSITIVE_INFINITY, ''],
  [Number.NaN, ''],
])('a recording of %s seconds has the length "%s"', (seconds, length) => expect(formatLength(seconds)).toBe(length));
