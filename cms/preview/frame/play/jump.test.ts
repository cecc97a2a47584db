import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActor, createActor, SimulatedClock } from 'xstate';
import { type PlayReport, type PlayStart } from '#contract/play.ts';
import { mediaActor } from '#engine/station/media.ts';
import { type GameStationInput, gameStationMachine } from '#engine/station/game-machine.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { choicesMachine } from '#games/choices/machine.ts';
import { fourAnswers } from '#games/choices/testing/stations.ts';
import { memoryMachine } from '#games/memory/machine.ts';
import { jump } from './jump.ts';
import { playedGame, type PlayedGame } from './played-game.ts';

const silent = mediaActor(() => ({
  play: () => undefined,
  pause: () => undefined,
  seek: () => undefined,
  setRate: () => undefined,
  close: () => undefined,
}));
const stationMachine = gameStationMachine.provide({
  actors: { player: playerMachine.provide({ actors: { media: silent } }) },
});

const spoken: GameStationInput = {
  announceUrl: 'announce.mp3',
  wonUrl: '',
  explanationUrl: '',
  hasExplanation: true,
};

function memoryOf(pairs: number): AnyActor {
  const pictures = ['a', 'b', 'c', 'd'].map((url) => ({ url, name: {} }));
  const config = { pictures, pairs, backURL: '', flipURL: '' };
  return createActor(memoryMachine, { clock: new SimulatedClock(), input: { config, seed: 5 } });
}

interface Scene {
  readonly start: PlayStart;
  readonly texts?: GameStationInput;
  readonly actor?: AnyActor;
}

/** Runs a course as a preview does: the game appears once the station plays, and reports its win. */
function jumpTo({ start, texts = spoken, actor = memoryOf(2) }: Scene) {
  const reports: PlayReport[] = [];
  const station = createActor(stationMachine, { input: texts, clock: new SimulatedClock() }).start();
  let game: PlayedGame | undefined;
  const stop = jump({
    start,
    station: () => station,
    game: () => game,
    rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    tell: (report) => reports.push(report),
  });
  const appear = (): void => {
    actor.on('won', () => station.send({ type: 'WON', points: 1 }));
    actor.on('gave-up', () => station.send({ type: 'GAVE_UP' }));
    actor.start();
    game = playedGame(actor);
  };
  station.send({ type: start === 'announced' ? 'BEGIN' : 'CONTINUE' });
  if (station.getSnapshot().value === 'playing') appear();
  return { station, stop, reports, pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a jump', () => {
  it.each([
    ['announced', 'announced', 1],
    ['first', 'playing', 1],
    ['third', 'playing', 3],
    ['won', 'won', 1],
    ['explained', 'explained', 1],
  ] as const)('to %s brings the station to %s, at attempt %i', async (start, reached, attempt) => {
    const { pass, reports, station } = jumpTo({ start });
    await pass(1000);
    expect(reports).toEqual([{ reached, attempt }]);
    expect(station.getSnapshot().value).toBe(reached);
  });

  it('says what a station without introduction and explanation reaches instead', async () => {
    const texts = { ...spoken, announceUrl: '', hasExplanation: false };
    for (const [start, reached] of [
      ['announced', 'playing'],
      ['explained', 'finished'],
    ] as const) {
      const { pass, reports } = jumpTo({ start, texts });
      await pass(1000);
      expect(reports).toMatchObject([{ reached }]);
    }
  });

  it('to the third attempt of a question leaves its wrong answers marked', async () => {
    const actor = createActor(choicesMachine, { input: { config: fourAnswers(0), seed: 1 } });
    const { pass, reports } = jumpTo({ start: 'third', actor });
    await pass(1000);
    expect(reports).toEqual([{ reached: 'playing', attempt: 3 }]);
    expect(actor.getSnapshot().context.game.wrong).toEqual([[1], [2]]);
  });

  it('says nothing once its course has ended', async () => {
    const { pass, reports, stop } = jumpTo({ start: 'won' });
    stop();
    await pass(1000);
    expect(reports).toEqual([]);
  });
});
