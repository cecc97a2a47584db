import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActor, createActor, SimulatedClock } from 'xstate';
import {
  type PlayAction,
  type PlayRecording,
  type PlayReport,
  type PlayStart,
  type PlaybackMode,
} from '#contract/play.ts';
import { mediaActor } from '#engine/station/media.ts';
import { type GameStationInput, gameStationMachine } from '#engine/station/game-machine.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { choicesMachine } from '#games/choices/machine.ts';
import { fourAnswers } from '#games/choices/testing/stations.ts';
import { memoryMachine } from '#games/memory/machine.ts';
import { openChoices } from '../../play/rules/choices-script.ts';
import { openMemory } from '../../play/rules/memory-script.ts';
import { type OpenGame } from '../../play/rules/played-game.ts';
import { createRehearsal } from './rehearsal.ts';

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
  readonly start?: PlayStart;
  readonly tape?: PlaybackMode;
  readonly texts?: GameStationInput;
  readonly actor?: AnyActor;
  readonly open?: OpenGame;
}

/** Runs a course as a preview does: the game appears once the station plays, and reports its win. */
function rehearse({ start, tape = { kind: 'none' }, texts = spoken, actor = memoryOf(2), open = openMemory }: Scene) {
  const reports: PlayReport[] = [];
  const station = createActor(stationMachine, { input: texts, clock: new SimulatedClock() }).start();
  const rehearsal = createRehearsal({
    order: { start, tape },
    station,
    now: () => Date.now(),
    rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    tell: (report) => reports.push(report),
  });
  const appear = (): void => {
    actor.on('won', () => station.send({ type: 'WON', points: 1 }));
    actor.on('gave-up', () => station.send({ type: 'GAVE_UP' }));
    actor.start();
    const game = open(actor);
    if (game !== undefined) rehearsal.meet(game);
  };
  station.send({ type: start === 'announced' ? 'BEGIN' : 'CONTINUE' });
  if (station.getSnapshot().value === 'playing') appear();
  else {
    const waiting = station.subscribe(({ value }) => {
      if (value !== 'playing') return;
      waiting.unsubscribe();
      appear();
    });
  }
  return {
    actor,
    station,
    rehearsal,
    reports,
    started: () => reports.find(({ kind }) => kind === 'started'),
    acted: () => reports.flatMap((report) => (report.kind === 'acted' ? report.action : [])),
    replayed: () => reports.findLast((report) => report.kind === 'replayed'),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

function recordingOf(...actions: readonly PlayAction[]): PlayRecording {
  return { game: 3, seed: 5, start: 'first', actions };
}

function flip(at: number, card: number, result: PlayAction['result']): PlayAction {
  return { at, name: 'flip', numbers: [card], result };
}

function turn(actor: AnyActor, card: number): void {
  const event = { type: 'FLIP', card };
  actor.send(event);
}

/** The cards of the deck, pair by pair. */
function pairsOf(actor: AnyActor): readonly number[] {
  const { deck } = actor.getSnapshot().context.game as { readonly deck: readonly number[] };
  return [...new Set(deck)].flatMap((picture) => deck.flatMap((shown, card) => (shown === picture ? [card] : [])));
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
    const { pass, started, station } = rehearse({ start });
    await pass(1000);
    expect(started()).toEqual({ kind: 'started', reached, attempt });
    expect(station.getSnapshot().value).toBe(reached);
  });

  it('says what a station without introduction and explanation reaches instead', async () => {
    const texts = { ...spoken, announceUrl: '', hasExplanation: false };
    for (const [start, reached] of [
      ['announced', 'playing'],
      ['explained', 'finished'],
    ] as const) {
      const { pass, started } = rehearse({ start, texts });
      await pass(1000);
      expect(started()).toMatchObject({ reached });
    }
  });

  it('to the third attempt of a question leaves its wrong answers marked', async () => {
    const actor = createActor(choicesMachine, { input: { config: fourAnswers(0), seed: 1 } });
    const { pass, started } = rehearse({ start: 'third', actor, open: openChoices });
    await pass(1000);
    expect(started()).toMatchObject({ reached: 'playing', attempt: 3 });
    expect(actor.getSnapshot().context.game.wrong).toEqual([[1], [2]]);
  });

  it('ignores a course that staff began themselves, or that has ended', async () => {
    const idle = rehearse({});
    const ended = rehearse({ start: 'won' });
    ended.rehearsal.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect([idle.reports, ended.reports]).toEqual([[], []]);
  });
});

describe('a recording', () => {
  it('has what a tester does, with times and results, until the game is won', async () => {
    const { actor, pass, acted } = rehearse({ start: 'first', tape: { kind: 'record' } });
    await pass(100);
    const [first = -1, second = -1, third = -1, last = -1] = pairsOf(actor);
    const began = Date.now();
    for (const card of [first, third, second, first, third, last]) {
      await pass(500);
      turn(actor, card);
    }
    actor.send({ type: 'RESTART' });
    const offset = (acted()[0]?.at ?? 0) - 500;
    expect(offset).toBeLessThanOrEqual(Date.now() - began);
    expect(acted()).toEqual([
      flip(offset + 500, first, 'step'),
      flip(offset + 1000, third, 'wrong'),
      flip(offset + 1500, second, 'step'),
      flip(offset + 2000, first, 'right'),
      flip(offset + 2500, third, 'step'),
      flip(offset + 3000, last, 'won'),
    ]);
  });

  it('stops when staff stop it', async () => {
    const { actor, pass, acted, rehearsal } = rehearse({ start: 'first', tape: { kind: 'record' } });
    await pass(100);
    turn(actor, 0);
    rehearsal.stopPlayback();
    turn(actor, 1);
    expect(acted()).toHaveLength(1);
  });

  it('begins at the announcement, and is played back from there', async () => {
    const scene = rehearse({ start: 'announced', tape: { kind: 'record' } });
    await scene.pass(2000);
    scene.station.send({ type: 'SKIP' });
    turn(scene.actor, 1);
    const recording: PlayRecording = { ...recordingOf(...scene.acted()), start: 'announced' };
    expect(recording.actions[0]?.at).toBeGreaterThanOrEqual(1900);
    const again = rehearse({ start: 'announced', tape: { kind: 'replay', recording, stops: false } });
    await again.pass(1000);
    expect(again.station.getSnapshot().value).toBe('announced');
    await again.pass(2000);
    expect(again.replayed()).toMatchObject({ done: 1, end: 'done', notes: [] });
    expect(again.actor.getSnapshot().context.game.open).toEqual([1]);
  });
});

describe('a playback', () => {
  const winning = (pairs: number): PlayRecording => {
    const cards = pairsOf(memoryOf(pairs));
    return recordingOf(
      ...cards.map((card, place) =>
        flip(place * 1000, card, place % 2 === 0 ? 'step' : place === cards.length - 1 ? 'won' : 'right'),
      ),
    );
  };

  it('repeats each action at its time, and wins as the tester did', async () => {
    const { actor, pass, replayed, station } = rehearse({
      start: 'first',
      tape: { kind: 'replay', recording: winning(2), stops: false },
    });
    await pass(1500);
    expect(replayed()).toMatchObject({ done: 2, notes: [] });
    expect(actor.getSnapshot().context.game.found).toHaveLength(1);
    await pass(2500);
    expect(replayed()).toEqual({ kind: 'replayed', done: 4, notes: [], end: 'done' });
    expect(station.getSnapshot().value).toBe('cheered');
  });

  it('continues past cards that no longer exist, and says that the game is not over', async () => {
    const recording = recordingOf(flip(0, 0, 'step'), flip(10, 7, 'right'), flip(20, 1, 'won'));
    const { pass, replayed } = rehearse({ start: 'first', tape: { kind: 'replay', recording, stops: false } });
    await pass(1000);
    const report = replayed();
    expect(report).toMatchObject({ done: 3, end: 'unfinished' });
    expect(report?.notes[0]).toEqual({ kind: 'misfit', action: 1, misfit: 'no-card' });
    expect(report?.notes[1]).toMatchObject({ kind: 'differs', action: 2 });
  });

  it('stops at the first card that no longer exists, if staff want that', async () => {
    const recording = recordingOf(flip(0, 0, 'step'), flip(10, 7, 'right'), flip(20, 1, 'won'));
    const { pass, replayed } = rehearse({ start: 'first', tape: { kind: 'replay', recording, stops: true } });
    await pass(1000);
    expect(replayed()).toMatchObject({ done: 1, end: 'stopped', notes: [{ misfit: 'no-card' }] });
  });

  it('says that the game is over before the recording is', async () => {
    const recording = recordingOf(...winning(2).actions, flip(9000, 0, 'step'));
    const { pass, replayed } = rehearse({ start: 'first', tape: { kind: 'replay', recording, stops: false } });
    await pass(10_000);
    expect(replayed()).toMatchObject({ done: 4, end: 'over' });
  });

  it('says that nothing can be played without a game', async () => {
    const tape = { kind: 'replay', recording: winning(2), stops: false } as const;
    const { pass, replayed } = rehearse({ start: 'first', tape, open: () => undefined });
    await pass(30_000);
    expect(replayed()).toMatchObject({ done: 0, end: 'unplayable' });
  });

  it('ends where staff stop it', async () => {
    const tape = { kind: 'replay', recording: winning(2), stops: false } as const;
    const { actor, pass, rehearsal, reports } = rehearse({ start: 'first', tape });
    await pass(1500);
    rehearsal.stopPlayback();
    const { length } = reports;
    await pass(5000);
    expect(reports).toHaveLength(length);
    expect(actor.getSnapshot().context.game.found).toHaveLength(1);
  });
});
