import { expect, it } from 'vitest';
import { drawn } from './span.ts';

it.each([
  ['within the recording', { from: 100, to: 300, pixelsPerSecond: 10, duration: 60 }, { left: 100, width: 200 }],
  ['from before its beginning', { from: -50, to: 300, pixelsPerSecond: 10, duration: 60 }, { left: 0, width: 300 }],
  ['beyond its end', { from: 500, to: 900, pixelsPerSecond: 10, duration: 60 }, { left: 500, width: 100 }],
  ['all behind its end', { from: 700, to: 900, pixelsPerSecond: 10, duration: 60 }, { left: 700, width: 0 }],
])('the drawn part is %s', (_, span, expected) => expect(drawn(span)).toEqual(expected));
