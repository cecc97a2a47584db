import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, createMachine, SimulatedClock, type ActorRefFrom } from 'xstate';
import { mediaActor, type Media, type MediaEvent, type MediaSource } from './media.ts';
import { playerMachine } from './player-machine.ts';
import { soundingOf } from './sounding.ts';

/** A recording that obeys and records its commands. */
function fakeRecording() {
  const told: string[] = [];
  const opened: MediaSource[] = [];
  let tell: (event: MediaEvent) => void = () => undefined;
  const media: Media = {
    play: () => void told.push('play'),
    pause: () => void told.push('pause'),
    seek: (position) => void told.push(`seek ${position}`),
    setRate: (rate) => void told.push(`rate ${rate}`),
    close: () => void told.push('close'),
  };
  const actor = mediaActor((source, listener) => {
    opened.push(source);
    tell = listener;
    return media;
  });
  return { told, opened, actor, tell: (event: MediaEvent) => tell(event) };
}

function start(startAt = 0, clock?: SimulatedClock) {
  const recording = fakeRecording();
  const reports: string[] = [];
  const parent = createActor(
    createMachine({
      invoke: {
        id: 'player',
        src: playerMachine.provide({ actors: { media: recording.actor } }),
        input: { url: 'a.mp3', startAt },
      },
      on: { '*': { actions: ({ event }) => void reports.push(event.type) } },
    }),
    clock === undefined ? {} : { clock },
  ).start();
  const player = parent.getSnapshot().children['player'] as ActorRefFrom<typeof playerMachine>;
  return {
    ...recording,
    parent,
    player,
    reports,
    at: () => player.getSnapshot().value,
    context: () => player.getSnapshot().context,
  };
}

describe('the player', () => {
  it('fetches nothing until it has to play', () => {
    const { opened, player, at } = start();
    player.send({ type: 'SEEK', position: 5 });
    expect([at(), opened]).toEqual(['idle', []]);
    player.send({ type: 'PLAY' });
    expect(opened).toEqual([{ url: 'a.mp3', startAt: 5, rate: 1 }]);
  });

  it('plays at the requested speed, set before or during playback', () => {
    const { opened, told, player, tell } = start();
    player.send({ type: 'RATE', rate: 1.5 });
    player.send({ type: 'PLAY' });
    expect(opened).toEqual([{ url: 'a.mp3', startAt: 0, rate: 1.5 }]);
    tell({ type: 'media.playing' });
    player.send({ type: 'RATE', rate: 0.75 });
    expect(told.at(-1)).toBe('rate 0.75');
    tell({ type: 'media.failed' });
    player.send({ type: 'RETRY' });
    expect(opened.at(-1)?.rate).toBe(0.75);
  });

  it('is playing only while sound is audible', () => {
    const { player, tell, at, reports } = start();
    player.send({ type: 'PLAY' });
    expect([at(), reports]).toEqual([{ open: { loading: 'soon' } }, []]);
    tell({ type: 'media.ready', duration: 60 });
    tell({ type: 'media.playing' });
    expect([at(), reports]).toEqual([{ open: 'playing' }, ['player.started']]);
  });

  it('follows a pause and a play from the lock screen', () => {
    const { player, tell, at } = start();
    player.send({ type: 'PLAY' });
    tell({ type: 'media.playing' });
    tell({ type: 'media.paused' });
    expect(at()).toEqual({ open: 'paused' });
    tell({ type: 'media.playing' });
    expect(at()).toEqual({ open: 'playing' });
  });

  it('waits for a slow network and continues', () => {
    const { player, tell, at } = start();
    player.send({ type: 'PLAY' });
    tell({ type: 'media.playing' });
    tell({ type: 'media.waiting' });
    expect(at()).toEqual({ open: { waiting: 'soon' } });
    tell({ type: 'media.playing' });
    expect(at()).toEqual({ open: 'playing' });
  });

  it('reports a recording that keeps the visitor waiting, and opens it again on request', () => {
    const clock = new SimulatedClock();
    const { player, tell, at, opened, told } = start(0, clock);
    player.send({ type: 'PLAY' });
    tell({ type: 'media.playing' });
    tell({ type: 'media.time', position: 12 });
    tell({ type: 'media.waiting' });
    clock.increment(7999);
    expect(at()).toEqual({ open: { waiting: 'soon' } });
    clock.increment(1);
    expect(at()).toEqual({ open: { waiting: 'late' } });
    player.send({ type: 'RETRY' });
    expect([told.at(-2), opened.at(-1)]).toEqual(['close', { url: 'a.mp3', startAt: 12, rate: 1 }]);
    expect(at()).toEqual({ open: { loading: 'soon' } });
  });

  it('starts at the beginning if its start position is beyond the end', () => {
    const { player, tell, context } = start();
    player.send({ type: 'SKIP', by: 120 });
    player.send({ type: 'PLAY' });
    tell({ type: 'media.ready', duration: 60 });
    expect(context().position).toBe(0);
  });

  it('learns that a recording is longer than its file says, and continues where it sounds', () => {
    const { player, tell, context, told } = start();
    player.send({ type: 'PLAY' });
    tell({ type: 'media.ready', duration: 5 });
    tell({ type: 'media.playing' });
    tell({ type: 'media.time', position: 8 });
    expect(context()).toMatchObject({ position: 8, duration: 8 });
    tell({ type: 'media.duration', duration: 20 });
    player.send({ type: 'SKIP', by: 15 });
    expect(context()).toMatchObject({ position: 20, duration: 20 });
    player.send({ type: 'SKIP', by: -15 });
    expect([context().position, told.at(-1)]).toEqual([5, 'seek 5']);
  });

  it('plays again from the start after the end', () => {
    const { player, tell, at, told, reports, context } = start();
    player.send({ type: 'PLAY' });
    tell({ type: 'media.ready', duration: 60 });
    tell({ type: 'media.playing' });
    tell({ type: 'media.ended' });
    expect([at(), context().position, reports]).toEqual([{ open: 'ended' }, 60, ['player.started', 'player.ended']]);
    player.send({ type: 'PLAY' });
    expect(told.slice(-2)).toEqual(['seek 0', 'play']);
  });

  it('resumes a failed recording at the position of the failure', () => {
    const { player, tell, at, opened, told } = start();
    player.send({ type: 'PLAY' });
    tell({ type: 'media.time', position: 42 });
    tell({ type: 'media.failed' });
    expect([at(), told.at(-1)]).toEqual(['failed', 'close']);
    player.send({ type: 'PLAY' });
    expect(opened.at(-1)).toEqual({ url: 'a.mp3', startAt: 42, rate: 1 });
  });

  it('waits for a tap when the browser refuses to play, and keeps the recording open', () => {
    const { player, tell, at, opened, told } = start();
    player.send({ type: 'PLAY' });
    tell({ type: 'media.refused' });
    expect([at(), soundingOf(player.getSnapshot())]).toEqual([{ open: 'refused' }, 'silent']);
    player.send({ type: 'PLAY' });
    tell({ type: 'media.playing' });
    expect([at(), told, opened.length]).toEqual([{ open: 'playing' }, ['play', 'play'], 1]);
  });

  it('closes the recording when it is left', () => {
    const { player, parent, told } = start();
    player.send({ type: 'PLAY' });
    parent.stop();
    expect(told.at(-1)).toBe('close');
  });

  it('without a way to open recordings throws instead of staying silent', () => {
    const errors: unknown[] = [];
    const player = createActor(playerMachine, { input: { url: 'a.mp3' } });
    player.subscribe({ error: (error) => errors.push(error) });
    player.start();
    player.send({ type: 'PLAY' });
    expect(String(errors[0])).toContain('no way to open a recording');
  });
});

type Step = Parameters<ActorRefFrom<typeof playerMachine>['send']>[0];

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>(
    { type: 'PLAY' },
    { type: 'PAUSE' },
    { type: 'RETRY' },
    { type: 'media.playing' },
    { type: 'media.paused' },
    { type: 'media.waiting' },
    { type: 'media.ended' },
    { type: 'media.failed' },
    { type: 'media.refused' },
    { type: 'media.ready', duration: 60 },
    { type: 'media.duration', duration: 90 },
  ),
  fc.double({ min: -100, max: 200, noNaN: true }).map((position): Step => ({ type: 'SEEK', position })),
  fc.double({ min: -100, max: 100, noNaN: true }).map((by): Step => ({ type: 'SKIP', by })),
  fc.double({ min: 0, max: 60, noNaN: true }).map((position): Step => ({ type: 'media.time', position })),
);

describe('the player, whatever happens', () => {
  it('stays within the recording, opens one at a time, and can always be played', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (walk) => {
        const { player, told, opened, at, context } = start();
        for (const step of walk) {
          player.send(step);
          const { position, duration } = context();
          expect(position).toBeGreaterThanOrEqual(0);
          if (duration !== undefined && step.type !== 'media.ready')
            expect(position).toBeLessThanOrEqual(Math.max(duration, 100));
          const closed = told.filter((command) => command === 'close').length;
          expect(opened.length - closed).toBe(at() === 'idle' || at() === 'failed' ? 0 : 1);
        }
        player.send({ type: 'PAUSE' });
        player.send({ type: 'PLAY' });
        expect([{ open: { loading: 'soon' } }, { open: 'playing' }]).toContainEqual(at());
      }),
    );
  });
});
