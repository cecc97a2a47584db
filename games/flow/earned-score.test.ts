import { describe, expect, it } from 'vitest';
import { location } from '#content/entities/location.ts';
import { earnedScore, type PlayedGame } from './earned-score.ts';

const station = location.complete({ ID: 1, GamePoints: 5, GamePoints2nd: 3, GamePoints3rd: 1 });
const first: PlayedGame = { points: station, attempt: 1, scores: {}, tourCode: 'T', itemCode: '7', isDive: false };

describe('the score that a game earns', () => {
  it('follows the attempt', () => {
    expect([1, 2, 3, 4].map((attempt) => earnedScore({ ...first, attempt }))).toEqual([5, 3, 1, 0]);
  });

  it('is 0, and stored, for a visitor who gave up', () => {
    expect(earnedScore({ ...first, attempt: Number.POSITIVE_INFINITY })).toBe(0);
  });

  it('stays that of the first round, even if it was 0', () => {
    for (const score of [0, 1, 5]) expect(earnedScore({ ...first, scores: { T: { 7: score } } })).toBeUndefined();
  });

  it('belongs to one station of one tour', () => {
    expect(earnedScore({ ...first, scores: { T: { 8: 1 }, U: { 7: 1 } } })).toBe(5);
  });

  it('is undefined in a deep dive', () => {
    expect(earnedScore({ ...first, isDive: true })).toBeUndefined();
  });
});
