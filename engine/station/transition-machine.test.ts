import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { mediaActor, type MediaEvent } from './media.ts';
import { type TransitionLeg, transitionMachine } from './transition-machine.ts';
import { playerMachine } from './player-machine.ts';

function start(...legs: readonly TransitionLeg[]) {
  const opened: string[] = [];
  const closed: string[] = [];
  const told: string[] = [];
  let tell: (event: MediaEvent) => void = () => undefined;
  const media = mediaActor(({ url }, listener) => {
    opened.push(url);
    tell = listener;
    return {
      play: () => undefined,
      pause: () => undefined,
      seek: () => undefined,
      setRate: () => undefined,
      close: () => void closed.push(url),
    };
  });
  const clock = new SimulatedClock();
  const transition = createActor(
    transitionMachine.provide({ actors: { player: playerMachine.provide({ actors: { media } }) } }),
    { input: { legs, rate: () => 1.25 }, clock },
  );
  transition.on('*', ({ type }) => told.push(type));
  transition.start();
  return {
    transition,
    told,
    opened,
    isSilent: () => opened.length === closed.length,
    seconds: (count: number) => {
      for (let second = 0; second < count; second++) clock.increment(1000);
    },
    hear: (...events: readonly MediaEvent['type'][]) => {
      for (const type of events) tell({ type } as MediaEvent);
    },
    at: () => transition.getSnapshot(),
  };
}

const announced = { announceUrl: 'go.mp3', wait: 2 };
const mute = { announceUrl: '', wait: 3 };

describe('the transition to the next station', () => {
  it('announces, waits and arrives', () => {
    const { transition, told, opened, hear, seconds, at, isSilent } = start(announced);
    transition.send({ type: 'BEGIN' });
    expect(opened).toEqual(['go.mp3']);
    expect(at().matches({ underway: 'announcing' })).toBe(true);
    hear('media.playing', 'media.ended');
    expect(at().context.left).toBe(2);
    seconds(1);
    expect(at().context.left).toBe(1);
    expect(told).toEqual(['begun']);
    seconds(1);
    expect(told).toEqual(['begun', 'arrived']);
    expect(isSilent()).toBe(true);
  });

  it('goes through all legs in order', () => {
    const { transition, told, opened, hear, seconds } = start(mute, announced, { announceUrl: 'more.mp3', wait: 0 });
    transition.send({ type: 'BEGIN' });
    seconds(3);
    hear('media.playing', 'media.ended');
    seconds(2);
    expect(opened).toEqual(['go.mp3', 'more.mp3']);
    hear('media.playing', 'media.ended');
    expect(told).toEqual(['begun', 'arrived']);
  });

  it('skips an announcement that fails or does not start', () => {
    const failing = start(announced);
    failing.transition.send({ type: 'BEGIN' });
    failing.hear('media.failed');
    expect(failing.at().matches({ underway: 'waiting' })).toBe(true);
    const late = start(announced);
    late.transition.send({ type: 'BEGIN' });
    late.seconds(8);
    expect(late.at().matches({ underway: 'waiting' })).toBe(true);
    expect(late.isSilent()).toBe(true);
  });

  it('can be stopped and started again', () => {
    const { transition, told, seconds, isSilent } = start(announced);
    transition.send({ type: 'BEGIN' });
    transition.send({ type: 'STOP' });
    seconds(60);
    expect(isSilent()).toBe(true);
    transition.send({ type: 'BEGIN' });
    transition.send({ type: 'STOP' });
    expect(told).toEqual(['begun', 'stopped', 'begun', 'stopped']);
    expect(isSilent()).toBe(true);
  });

  it('is no longer available once the station plays again', () => {
    const { transition, seconds, at } = start(mute);
    transition.send({ type: 'BEGIN' });
    seconds(3);
    expect(at().value).toBe('arrived');
    transition.send({ type: 'STOP' });
    expect(at().value).toBe('stopped');
  });

  it('arrives once after each start, whatever else happens', () => {
    const event = fc.constantFrom('BEGIN', 'STOP', 'second', 'media.playing', 'media.ended', 'media.failed');
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { transition, told, seconds, hear, opened, isSilent, at } = start(announced, mute);
        for (const type of events) {
          if (type === 'second') seconds(1);
          else if (type === 'BEGIN' || type === 'STOP') transition.send({ type });
          else if (opened.length > 0 && !isSilent()) hear(type);
          expect(isSilent()).toBe(!at().matches({ underway: 'announcing' }));
        }
        const count = (name: string): number => told.filter((one) => one === name).length;
        expect(count('arrived')).toBeLessThanOrEqual(count('begun'));
      }),
    );
  });
});
