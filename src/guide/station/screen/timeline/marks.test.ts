import { expect, it } from 'vitest';
import { location } from '#content/entities/location.ts';
import { marksOf } from './marks.ts';

const find = (ID: number) => (ID < 0 ? undefined : location.complete({ ID }));
const marks = (Locations: readonly number[], Times: readonly number[], duration = 100) =>
  marksOf({ Timeline: { Locations, Times } }, duration, find).map(({ location: { ID }, share }) => [ID, share]);

it('are placed where their locations appear, in the order of the recording', () =>
  expect(marks([1, 2, 3], [50, 10, 90])).toEqual([
    [2, 0.1],
    [1, 0.5],
    [3, 0.9],
  ]));

it('omit a mark that would overlap the one before', () =>
  expect(marks([1, 2, 3], [10, 25, 40])).toEqual([
    [1, 0.1],
    [3, 0.4],
  ]));

it('omit locations that are missing, have no time, or are never reached', () =>
  expect(marks([-1, 1, 2, 3], [10, 40, 100])).toEqual([[1, 0.4]]));
