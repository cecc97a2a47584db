import { expect, test } from 'vitest';
import { formatClock } from './format-clock.ts';

test.each([
  [0, '0:00.0'],
  [65.34, '1:05.3'],
  [59.96, '1:00.0'],
  [3725.3, '1:02:05.3'],
  [-1, '0:00.0'],
  [9.04, '0:09.0'],
  [3599.94, '59:59.9'],
  [3599.96, '1:00:00.0'],
  [36_061, '10:01:01.0'],
])('%d seconds', (seconds, words) => expect(formatClock(seconds, 'en-US')).toBe(words));

test('in German', () => expect(formatClock(65.3, 'de')).toBe('1:05,3'));
