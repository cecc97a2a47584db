import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPasted } from './pasted-number.ts';

it.each([
  ['54.33', 54.33],
  [' 54,33 ', 54.33],
  ['-3', -3],
  ['\u22123,5', -3.5],
])('reads %j as a number', (text, value) => {
  expect(readPasted(text)).toEqual({ kind: 'number', value });
});

const kiel = { kind: 'place', latitude: 54.33, longitude: 10.15 };

it.each([
  '54.3300, 10.1500',
  '54.33,10.15',
  '54.33 10.15',
  '54,33; 10,15',
  '54,33, 10,15',
  '54.33° N 10.15° E',
  '54.33°N, 10.15°E',
  'N54.33, E10.15',
  '54,33° N; 10,15° O',
  `54°19'48"N 10°9'0"E`,
  '54° 19′ 48″ N, 10° 9′ 0″ E',
])('reads %j as a place', (text) => {
  expect(readPasted(text)).toEqual(kiel);
});

it('reads south and west', () => {
  expect(readPasted('33.45° S, 70.66° W')).toEqual({ kind: 'place', latitude: -33.45, longitude: -70.66 });
  expect(readPasted('-33.45, -70.66')).toEqual({ kind: 'place', latitude: -33.45, longitude: -70.66 });
});

describe('what has other readings', () => {
  it.each([
    '1.234,5',
    '12,34,56',
    '54.33, 10.15, 7',
    '91, 10',
    '54, 181',
    'Kiel',
    '',
    "54°70'N 10°E",
    '-54.33 N, 10 E',
  ])('is not guessed: %j', (text) => {
    expect(readPasted(text)).toEqual({ kind: 'other' });
  });
});

it('reads every place that maps write with points, whatever stands between', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
  fc.assert(
    fc.property(degrees(90), degrees(180), fc.constantFrom(', ', ',', '; ', ' '), (latitude, longitude, between) => {
      const text = `${latitude.toFixed(5)}${between}${longitude.toFixed(5)}`;
      const read = readPasted(text);
      expect(read.kind).toBe('place');
      if (read.kind !== 'place') return;
      expect(read.latitude).toBeCloseTo(latitude, 8);
      expect(read.longitude).toBeCloseTo(longitude, 8);
    }),
  );
});
