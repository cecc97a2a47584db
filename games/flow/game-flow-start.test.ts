import { describe, expect, it } from 'vitest';
import { startEvent } from './game-flow-start.ts';

const points = { GamePoints: 5, GamePoints2nd: 3, GamePoints3rd: 1 };

describe('the start of a course', () => {
  it('is the announcement, the game, or a win at the first attempt', () => {
    expect(startEvent('beginning', points)).toEqual({ type: 'BEGIN' });
    expect(startEvent('game', points)).toEqual({ type: 'CONTINUE' });
    expect(startEvent('win', points)).toEqual({ type: 'SHOW_WON', points: 5 });
  });
});
