import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type GameStationEvent, type GameStationInput, gameStationMachine } from './game-machine.ts';
import { mediaActor, type MediaEvent, type MediaSource } from './media.ts';
import { playerMachine } from './player-machine.ts';

const nothing: GameStationInput = { announceUrl: '', wonUrl: '', explanationUrl: '', hasExplanation: false };
const everything: GameStationInput = {
  announceUrl: 'announce.mp3',
  wonUrl: 'won.mp3',
  explanationUrl: 'explanation.mp3',
  hasExplanation: true,
};

function start(input: GameStationInput) {
  const opened: MediaSource[] = [];
  const closed: string[] = [];
  let tell: (event: MediaEvent) => void = () => undefined;
  const media = mediaActor((source, listener) => {
    opened.push(source);
    tell = listener;
    return {
      play: () => undefined,
      pause: () => undefined,
      seek: () => undefined,
      setRate: () => undefined,
      close: () => void closed.push(source.url),
    };
  });
  const clock = new SimulatedClock();
  const station = createActor(
    gameStationMachine.provide({ actors: { player: playerMachine.provide({ actors: { media } }) } }),
    { input, clock },
  ).start();
  return {
    station,
    clock,
    at: () => station.getSnapshot().value,
    heard: () => opened.map(({ url }) => url),
    player: () => station.getSnapshot().children.player?.getSnapshot(),
    silent: () => opened.length === closed.length,
    end: () => {
      tell({ type: 'media.playing' });
      tell({ type: 'media.ended' });
    },
  };
}

/** Returns the state that a series of events leads to. */
function follow(input: GameStationInput, ...events: readonly GameStationEvent[]) {
  const { station, clock, at } = start(input);
  const places = events.map((event) => {
    station.send(event);
    if (at() === 'cheered') clock.increment(1600);
    return at();
  });
  return { places, station };
}

describe('a game station', () => {
  it('is announced, played, won, explained and finished', () => {
    const { station, clock, at, heard, end, silent } = start(everything);
    station.send({ type: 'BEGIN' });
    expect([at(), heard()]).toEqual(['announced', ['announce.mp3']]);
    end();
    expect(at()).toBe('announced');
    station.send({ type: 'SKIP' });
    expect([at(), silent()]).toEqual(['playing', true]);
    station.send({ type: 'WON', points: 2 });
    expect([at(), station.getSnapshot().context.points]).toEqual(['cheered', 2]);
    clock.increment(1599);
    expect(at()).toBe('cheered');
    clock.increment(1);
    expect([at(), heard().at(-1)]).toEqual(['won', 'won.mp3']);
    end();
    expect(at()).toBe('won');
    station.send({ type: 'SKIP' });
    expect([at(), heard().at(-1)]).toEqual(['explained', 'explanation.mp3']);
    end();
    expect(at()).toBe('explained');
    station.send({ type: 'SKIP' });
    expect([at(), silent()]).toEqual(['finished', true]);
  });

  it('explains its task again, aloud only if asked, for as long as wanted', () => {
    const { station, at, heard, player } = start(everything);
    station.send({ type: 'REMIND' });
    expect(at()).toBe('outside');
    station.send({ type: 'CONTINUE' });
    station.send({ type: 'REMIND' });
    expect([at(), heard(), player()?.context.url]).toEqual(['reminded', [], 'announce.mp3']);
    station.send({ type: 'REVISE', station: { ...everything, announceUrl: 'other.mp3' } });
    expect([at(), player()?.context.url]).toEqual(['reminded', 'other.mp3']);
    station.send({ type: 'SKIP' });
    expect([at(), player()]).toEqual(['playing', undefined]);
    station.send({ type: 'GAVE_UP' });
    station.send({ type: 'SKIP' });
    expect(heard()).toEqual(['explanation.mp3']);
  });

  it('skips missing parts', () => {
    expect(follow(nothing, { type: 'BEGIN' }, { type: 'WON', points: 1 }, { type: 'SKIP' }).places).toEqual([
      'playing',
      'won',
      'finished',
    ]);
    expect(start(nothing).heard()).toEqual([]);
  });

  it('explains in writing if there is no recording', () => {
    const { places } = follow(
      { ...nothing, hasExplanation: true },
      { type: 'BEGIN' },
      { type: 'WON', points: 1 },
      { type: 'SKIP' },
      { type: 'SKIP' },
    );
    expect(places).toEqual(['playing', 'won', 'explained', 'finished']);
  });

  it('resumes a game that was started, without announcing it again', () => {
    expect(follow(everything, { type: 'CONTINUE' }).places).toEqual(['playing']);
  });

  it('shows the solution to a visitor who gave up for as long as wanted, and does not congratulate', () => {
    const { station, clock, at, heard } = start(everything);
    station.send({ type: 'CONTINUE' });
    station.send({ type: 'GAVE_UP' });
    clock.increment(600_000);
    expect([at(), heard()]).toEqual(['revealed', []]);
    expect(station.getSnapshot().context).toMatchObject({ points: 0, hasGivenUp: true });
    station.send({ type: 'SKIP' });
    expect([at(), heard()]).toEqual(['explained', ['explanation.mp3']]);
    station.send({ type: 'SKIP' });
    expect(station.getSnapshot().context.hasGivenUp).toBe(true);
    station.send({ type: 'RESTART' });
    expect([at(), station.getSnapshot().context.hasGivenUp]).toEqual(['playing', false]);
    const gaveUp = follow(nothing, { type: 'BEGIN' }, { type: 'GAVE_UP' }, { type: 'SKIP' });
    expect(gaveUp.places).toEqual(['playing', 'revealed', 'finished']);
    expect(follow(nothing, { type: 'BEGIN' }, { type: 'GAVE_UP' }, { type: 'RESTART' }).places).toEqual([
      'playing',
      'revealed',
      'playing',
    ]);
  });

  it('can be played again', () => {
    const { station } = follow(everything, { type: 'CONTINUE' }, { type: 'WON', points: 1 }, { type: 'RESTART' });
    expect(station.getSnapshot().value).toBe('playing');
  });

  it('shows a win without a game played, and does not start its recordings', () => {
    const { station, at, heard } = start(everything);
    station.send({ type: 'SHOW_WON', points: 5 });
    expect([at(), heard()]).toEqual(['won', []]);
    expect(station.getSnapshot().context).toMatchObject({ points: 5, isShown: true });
    station.send({ type: 'SKIP' });
    expect([at(), heard()]).toEqual(['explained', ['explanation.mp3']]);
    expect(station.getSnapshot().context.isShown).toBe(true);
    station.send({ type: 'RESTART' });
    expect([at(), station.getSnapshot().context.isShown]).toEqual(['playing', false]);
  });

  it.each([
    ['from the win', []],
    ['after the explanation', [{ type: 'SKIP' }]],
    ['from the end', [{ type: 'SKIP' }, { type: 'SKIP' }]],
  ] as const)('speaks again in the round that follows a shown win, restarted %s', (_, events) => {
    const { station, clock, heard } = start(everything);
    station.send({ type: 'SHOW_WON', points: 5 });
    for (const event of events) station.send(event);
    station.send({ type: 'RESTART' });
    expect(station.getSnapshot().context).toMatchObject({ isShown: false, isQuiet: false });
    station.send({ type: 'WON', points: 1 });
    clock.increment(1600);
    expect(heard().at(-1)).toBe('won.mp3');
    station.send({ type: 'LEAVE' });
    expect(station.getSnapshot().context.isShown).toBe(false);
  });

  it('announces to a visitor who comes back after a shown win', () => {
    const { station, heard } = start(everything);
    station.send({ type: 'SHOW_WON', points: 5 });
    station.send({ type: 'LEAVE' });
    station.send({ type: 'BEGIN' });
    expect(heard()).toEqual(['announce.mp3']);
  });

  it.each([
    ['announced', [{ type: 'BEGIN' }], 'announceUrl', 'playing'],
    ['won', [{ type: 'SHOW_WON', points: 1 }], 'wonUrl', 'won'],
    ['explained', [{ type: 'CONTINUE' }, { type: 'GAVE_UP' }, { type: 'SKIP' }], 'explanationUrl', 'finished'],
  ] as const)('follows staff who change what is %s', (place, events, recording, without) => {
    const input = { ...everything, hasExplanation: false };
    const { station, at, heard, player } = start(input);
    for (const event of events) station.send(event);
    const before = heard();
    const first = player();
    station.send({ type: 'REVISE', station: input });
    expect([at(), player()]).toEqual([place, first]);
    station.send({ type: 'REVISE', station: { ...input, [recording]: 'other.mp3' } });
    expect([at(), player()?.context.url, player()?.value]).toEqual([place, 'other.mp3', 'idle']);
    expect(heard()).toEqual(before);
    station.send({ type: 'REVISE', station: { ...input, [recording]: '' } });
    expect(at()).toBe(without);
  });

  it('keeps a written explanation when its recording is removed, and uses one added during the game', () => {
    const { station, at } = start(nothing);
    station.send({ type: 'BEGIN' });
    station.send({ type: 'REVISE', station: { ...nothing, explanationUrl: 'explanation.mp3' } });
    expect(at()).toBe('playing');
    station.send({ type: 'GAVE_UP' });
    station.send({ type: 'SKIP' });
    expect(at()).toBe('explained');
    station.send({ type: 'REVISE', station: { ...nothing, hasExplanation: true } });
    expect(at()).toBe('explained');
    station.send({ type: 'REVISE', station: nothing });
    expect(at()).toBe('finished');
  });

  it('can be left from every state, and every state can be reached', () => {
    const events: readonly GameStationEvent[] = [
      { type: 'BEGIN' },
      { type: 'CONTINUE' },
      { type: 'SKIP' },
      { type: 'REMIND' },
      { type: 'WON', points: 1 },
      { type: 'GAVE_UP' },
      { type: 'RESTART' },
      { type: 'SHOW_WON', points: 1 },
      { type: 'LEAVE' },
    ];
    const paths = getShortestPaths(gameStationMachine, {
      input: { ...nothing, hasExplanation: true },
      events,
      serializeState: ({ value, context }) => JSON.stringify([value, context.points]),
      limit: 1000,
    });
    const reached = new Set(paths.map(({ state }) => state.value));
    expect(reached).toEqual(
      new Set(['cheered', 'explained', 'finished', 'outside', 'playing', 'reminded', 'revealed', 'won']),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (walk) => {
        const { station, at, silent } = start(everything);
        for (const event of walk) step(station, event);
        station.send({ type: 'LEAVE' });
        expect([at(), silent()]).toEqual(['outside', true]);
      }),
    );
  });
});

/** Sends one event and checks the invariants afterwards. */
function step(station: ActorRefFrom<typeof gameStationMachine>, event: GameStationEvent): void {
  station.send(event);
  const { value, children } = station.getSnapshot();
  expect(children.player !== undefined).toBe(['announced', 'reminded', 'won', 'explained'].includes(value));
}
