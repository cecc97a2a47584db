import { describe, expect, it } from 'vitest';
import { type PlayAction, type PlayRecording } from '#contract/play.ts';
import { firstPlay, looksSolved, orderOf, play, type PlayMove, type PlayState } from './play-state.ts';

function after(...moves: readonly PlayMove[]): PlayState {
  return moves.reduce(play, firstPlay);
}

const flip: PlayAction = { at: 10, name: 'flip', numbers: [1], result: 'step' };
const win: PlayAction = { at: 20, name: 'flip', numbers: [2], result: 'won' };
const recording: PlayRecording = { game: 3, seed: 7, start: 'third', actions: [flip, win] };

describe('the tools of a preview', () => {
  it('order nothing before one is used', () => {
    expect(orderOf(after({ type: 'restart' }, { type: 'solve' }))).toBeUndefined();
    expect(orderOf(after({ type: 'slow', isOn: true }))).toEqual({
      seed: 1,
      start: undefined,
      isSlow: true,
      showsAreas: false,
      tape: { kind: 'none' },
    });
  });

  it('show another course for each jump and each shuffle, and none for what is laid over it', () => {
    expect(after({ type: 'jump', start: 'won' }, { type: 'jump', start: 'won' }).round).toBe(2);
    expect(after({ type: 'seed', seed: 9 })).toMatchObject({ round: 1, seed: 9, start: 'first' });
    const laidOver = after({ type: 'areas', isOn: true }, { type: 'slow', isOn: true }, { type: 'stops', isOn: true });
    expect(laidOver.round).toBe(0);
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
    expect(looksSolved(play(won, { type: 'record', game: 3 }))).toBe(false);
    const report = { kind: 'started', reached: 'playing', attempt: 1 } as const;
    expect(looksSolved(play(won, { type: 'report', round: won.round, report }))).toBe(false);
  });

  it('record until the game is over, with what the frame of this course says', () => {
    const recorded = after(
      { type: 'seed', seed: 7 },
      { type: 'record', game: 3 },
      { type: 'report', round: 1, report: { kind: 'acted', action: win } },
      { type: 'report', round: 2, report: { kind: 'acted', action: flip } },
      { type: 'report', round: 2, report: { kind: 'acted', action: win } },
      { type: 'report', round: 2, report: { kind: 'acted', action: flip } },
    );
    expect(recorded).toMatchObject({
      tape: 'none',
      recording: { ...recording, start: 'first' },
      recordingEnd: 'won',
    });
    expect(play(recorded, { type: 'jump', start: 'first' }).recordingEnd).toBeUndefined();
  });

  it('start again when the frame is closed and reopened', () => {
    const again = after(
      { type: 'record', game: 3 },
      { type: 'report', round: 1, report: { kind: 'acted', action: { ...flip, at: 500 } } },
      { type: 'report', round: 1, report: { kind: 'acted', action: flip } },
    );
    expect(again.recording?.actions).toEqual([flip]);
  });

  it('are put away for another station', () => {
    expect(after({ type: 'load', recording }, { type: 'areas', isOn: true }, { type: 'forget' })).toEqual({
      ...firstPlay,
      round: 1,
    });
  });

  it('record from the announcement, the first or the third attempt', () => {
    const starts = (['announced', 'first', 'third', 'won', 'explained'] as const).map(
      (start) => after({ type: 'jump', start }, { type: 'record', game: 3 }).start,
    );
    expect(starts).toEqual(['announced', 'first', 'third', 'first', 'first']);
  });

  it('play back with the start and the shuffle of the recording, until the frame says that it is over', () => {
    const replaying = after({ type: 'load', recording }, { type: 'seed', seed: 1 }, { type: 'replay' });
    expect(orderOf(replaying)).toMatchObject({ seed: 7, start: 'third', tape: { kind: 'replay', recording } });
    const report = { kind: 'replayed', done: 2, notes: [], end: 'done' } as const;
    expect(play(replaying, { type: 'report', round: replaying.round, report })).toMatchObject({
      tape: 'none',
      replayed: { done: 2, end: 'done' },
    });
    expect(after({ type: 'replay' })).toBe(firstPlay);
  });

  it('stop a playback where it is', () => {
    const stopped = after({ type: 'load', recording }, { type: 'replay' }, { type: 'stop' });
    expect(stopped).toMatchObject({ tape: 'none', round: 2 });
  });
});
