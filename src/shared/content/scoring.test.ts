import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LocationType } from './constants.ts';
import {
  clearTour,
  hasScore,
  isSolved,
  pointsForAttempt,
  removeScore,
  scoreOf,
  type Scores,
  setScore,
  tourScore,
} from './scoring.ts';
import { recordCode } from './record-code.ts';

const code = fc.oneof(fc.constantFrom('T1', 'T2', '007', '7', '__proto__', 'constructor', ''), fc.string());
const points = fc.integer({ min: 0, max: 100 });
const anyScores: fc.Arbitrary<Scores> = fc
  .array(fc.tuple(code, code, points))
  .map((all) => all.reduce<Scores>((scores, [tour, item, score]) => setScore(scores, tour, item, score), {}));

test('the points are the sum of the scores; stations with a score, even 0, are completed', () => {
  const scores = setScore(setScore(setScore({}, 'T', '1', 3), 'T', '2', 0), 'Other', '1', 50);
  const stations = [{ GamePoints: 3 }, { GamePoints: 5 }, { GamePoints: 0 }];
  expect(tourScore(scores, 'T', stations)).toEqual({ earned: 3, maximum: 8, completed: 2 });
  expect(tourScore(scores, 'Unknown', stations)).toEqual({ earned: 0, maximum: 8, completed: 0 });
  expect(tourScore(scores, 'T', [])).toEqual({ earned: 3, maximum: 0, completed: 2 });
});

test('a station has a score only if one was set', () => {
  const scores = setScore({}, 'T', '1', 0);
  expect(hasScore(scores, 'T', '1')).toBe(true);
  expect(hasScore(scores, 'T', '2')).toBe(false);
  expect(hasScore(scores, 'T', 'constructor')).toBe(false);
  expect(hasScore(scores, 'constructor', 'name')).toBe(false);
});

test('the last score of a station counts, and other tours do not matter', () => {
  fc.assert(
    fc.property(anyScores, code, fc.dictionary(code, points), (scores, tour, played) => {
      const entries = Object.entries(played);
      const doubled = entries.reduce((all, [item]) => setScore(all, tour, item, 999), clearTour(scores, tour));
      const result = entries.reduce((all, [item, score]) => setScore(all, tour, item, score), doubled);
      expect(tourScore(result, tour, [])).toEqual({
        earned: Object.values(played).reduce((sum, score) => sum + score, 0),
        maximum: 0,
        completed: entries.length,
      });
    }),
  );
});

test('scores are set, removed and cleared without changing what was given', () => {
  fc.assert(
    fc.property(anyScores, code, code, points, (scores, tour, item, score) => {
      const before = JSON.stringify(scores);
      const set = setScore(scores, tour, item, score);
      expect(Object.getOwnPropertyDescriptor(set, tour)?.value).toHaveProperty([item], score);
      expect(removeScore(set, tour, item)).toEqual(removeScore(scores, tour, item));
      expect(removeScore(removeScore(scores, tour, item), tour, item)).toEqual(removeScore(scores, tour, item));
      expect(Object.hasOwn(clearTour(set, tour), tour)).toBe(false);
      expect(clearTour(set, tour)).toEqual(clearTour(scores, tour));
      expect(JSON.stringify(scores)).toBe(before);
    }),
  );
});

test('a station has only the score that it was given, whatever its code', () => {
  fc.assert(
    fc.property(anyScores, code, code, points, (scores, tour, item, score) => {
      expect(scoreOf(setScore(scores, tour, item, score), tour, item)).toBe(score);
      expect(scoreOf(removeScore(scores, tour, item), tour, item)).toBeUndefined();
    }),
  );
});

test('a tour without scores leaves no trace', () => {
  expect(removeScore(setScore({}, 'T', '1', 3), 'T', '1')).toEqual({});
});

describe('attempts', () => {
  const station = { GamePoints: 10, GamePoints2nd: 6, GamePoints3rd: 2 };
  test.each([
    [1, 10],
    [2, 6],
    [3, 2],
    [4, 0],
    [100, 0],
    [0, 0],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
  ])('the attempt %d gives %d points', (attempt, expected) =>
    expect(pointsForAttempt(station, attempt)).toBe(expected),
  );
});

test('games are solved by a score in their tour, other stations by being played', () => {
  const book = { scores: { T: { '1': 0 } }, heard: new Set([7]) };
  const game = { ID: 7, Type: LocationType.GameMemory };
  const recording = { ID: 7, Type: LocationType.Audio };
  expect(isSolved(book, { ID: 1, Code: 'T' }, { ID: 4, Code: '1' }, game)).toBe(true);
  expect(isSolved(book, { ID: 1, Code: 'T' }, { ID: 5, Code: '2' }, game)).toBe(false);
  expect(isSolved(book, { ID: 2, Code: 'U' }, { ID: 6, Code: '1' }, game)).toBe(false);
  expect(isSolved(book, { ID: 1, Code: 'T' }, { ID: 5, Code: '2' }, recording)).toBe(true);
  expect(isSolved(book, { ID: 1, Code: 'T' }, { ID: 4, Code: '1' }, { ...recording, ID: 8 })).toBe(false);
});

test('games of tours without a code, and stations without one, are distinguished', () => {
  const scores = setScore({}, recordCode({ ID: 1, Code: '' }), recordCode({ ID: 4, Code: ' ' }), 5);
  const book = { scores, heard: new Set<number>() };
  const game = { ID: 7, Type: LocationType.GameMemory };
  expect(isSolved(book, { ID: 1, Code: '' }, { ID: 4, Code: '' }, game)).toBe(true);
  expect(isSolved(book, { ID: 2, Code: '' }, { ID: 4, Code: '' }, game)).toBe(false);
  expect(isSolved(book, { ID: 1, Code: '' }, { ID: 5, Code: '' }, game)).toBe(false);
});
