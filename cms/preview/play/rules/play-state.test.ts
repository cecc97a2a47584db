import { describe, expect, it } from 'vitest';
import { firstPlay, looksSolved, orderOf, play, type PlayMove, type PlayState } from './play-state.ts';

function after(...moves: readonly PlayMove[]): PlayState {
  return moves.reduce(play, firstPlay);
}

const report = { reached: 'playing', attempt: 1 };

describe('the tools of a preview', () => {
  it('order nothing before one is used', () => {
    expect(orderOf(after({ type: 'restart' }, { type: 'solve' }))).toBeUndefined();
    expect(orderOf(after({ type: 'slow', isOn: true }))).toEqual({
      seed: 1,
      start: undefined,
      isSlow: true,
      showsAreas: false,
    });
  });

  it('show another course for each jump and each shuffle, and none for what is laid over it', () => {
    expect(after({ type: 'jump', start: 'won' }, { type: 'jump', start: 'won' }).round).toBe(2);
    expect(after({ type: 'seed', seed: 9 })).toMatchObject({ round: 1, seed: 9, start: 'first' });
    expect(after({ type: 'areas', isOn: true }, { type: 'slow', isOn: true }).round).toBe(0);
  });

  it('forget the start when staff restart or solve the game without them', () => {
    expect(after({ type: 'jump', start: 'won' }, { type: 'restart' }).start).toBeUndefined();
    expect(after({ type: 'jump', start: 'won' }, { type: 'solve' })).toMatchObject({
      start: undefined,
      isSolved: true,
    });
    expect(after({ type: 'solve' }, { type: 'jump', start: 'first' }).isSolved).toBe(false);
  });

  it('look solved after a jump to the win or behind it, unless that was not reached', () => {
    expect(looksSolved(after({ type: 'solve' }))).toBe(true);
    const won = after({ type: 'jump', start: 'won' });
    const explained = after({ type: 'jump', start: 'explained' });
    expect([won, explained].map(looksSolved)).toEqual([true, true]);
    expect(looksSolved(play(won, { type: 'restart' }))).toBe(false);
    expect(looksSolved(play(won, { type: 'jump', start: 'third' }))).toBe(false);
    expect(looksSolved(play(won, { type: 'report', round: won.round, report }))).toBe(false);
  });

  it('hear the frame of this course only, until the next one', () => {
    const jumped = after({ type: 'jump', start: 'first' }, { type: 'jump', start: 'first' });
    expect(play(jumped, { type: 'report', round: 1, report })).toBe(jumped);
    const heard = play(jumped, { type: 'report', round: 2, report });
    expect(heard.started).toEqual(report);
    for (const next of [{ type: 'jump', start: 'first' }, { type: 'restart' }, { type: 'solve' }] as const)
      expect(play(heard, next).started).toBeUndefined();
  });

  it('are put away for another station', () => {
    expect(after({ type: 'jump', start: 'third' }, { type: 'areas', isOn: true }, { type: 'forget' })).toEqual({
      ...firstPlay,
      round: 1,
    });
  });
});
