import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { mediaActor, type MediaEvent } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { stationMachine } from '#engine/station/station-machine.ts';
import { createPlayback, type PlaybackRun } from './playback.ts';
import { watchQuiet } from './quiet.ts';

function begin() {
  const playback = createPlayback();
  let tell: (event: MediaEvent) => void = () => undefined;
  let time = 1000;
  let isVisitorBusy = false;
  let release = (): void => undefined;
  let freed = 0;
  const waiting: { readonly task: () => void; readonly at: number }[] = [];
  const quiet = watchQuiet({
    playback,
    isVisitorBusy: () => isVisitorBusy,
    onRelease: (listener) => {
      release = listener;
      return () => undefined;
    },
    now: () => time,
    later: (task, milliseconds) => {
      const entry = { task, at: time + milliseconds };
      waiting.push(entry);
      return () => waiting.splice(waiting.indexOf(entry), 1);
    },
    onFree: () => {
      freed += 1;
    },
  });
  const media = mediaActor((_, listener) => {
    tell = listener;
    return {
      play: () => undefined,
      pause: () => undefined,
      seek: () => undefined,
      setRate: () => undefined,
      close: () => undefined,
    };
  });
  const station = createActor(
    stationMachine.provide({ actors: { player: playerMachine.provide({ actors: { media } }) } }),
    { input: { kind: 'media', url: 'x' } },
  ).start();
  const run: PlaybackRun = {
    key: 'x',
    stationKey: 'x',
    href: '/detail/1',
    title: { text: '', language: '', isFallback: false },
    imageUrl: '',
    video: { current: null },
    station,
    playsOn: () => true,
    transition: undefined,
    hasLed: () => false,
    silence: () => undefined,
    close: () => station.stop(),
  };
  return {
    quiet,
    playback,
    freed: () => freed,
    play: () => {
      playback.begin(run);
      station.getSnapshot().children.player?.send({ type: 'PLAY' });
    },
    media: (type: 'media.playing' | 'media.paused' | 'media.ended') => tell({ type }),
    pause: () => station.getSnapshot().children.player?.send({ type: 'PAUSE' }),
    absorb: (absorbed: boolean) => {
      isVisitorBusy = absorbed;
      release();
    },
    pass: (seconds: number) => {
      time += seconds * 1000;
      for (const entry of waiting.filter(({ at }) => at <= time)) {
        waiting.splice(waiting.indexOf(entry), 1);
        entry.task();
      }
    },
  };
}

describe('automatic openings are allowed', () => {
  it('while nothing plays', () => expect(begin().quiet.isBusy()).toBe(false));

  it('not while a recording plays or loads', () => {
    const { quiet, play, media } = begin();
    play();
    expect(quiet.isBusy()).toBe(true);
    media('media.playing');
    expect(quiet.isBusy()).toBe(true);
  });

  it.each([
    { name: 'it has ended', transition: ['media.ended'] as const },
    { name: 'it has come to rest and ended', transition: ['media.paused', 'media.playing', 'media.ended'] as const },
  ])('as soon as $name', ({ transition }) => {
    const { quiet, play, media, pass, freed } = begin();
    play();
    media('media.playing');
    for (const event of transition) media(event);
    pass(0);
    expect([quiet.isBusy(), freed()]).toEqual([false, 1]);
    // And the next time, too.
    play();
    media('media.playing');
    media('media.ended');
    pass(0);
    expect([quiet.isBusy(), freed()]).toEqual([false, 2]);
  });

  it('only after a while when the visitor has stopped it', () => {
    const { quiet, play, media, pause, pass, freed } = begin();
    play();
    media('media.playing');
    pause();
    pass(19);
    expect([quiet.isBusy(), freed()]).toEqual([true, 0]);
    pass(1);
    expect([quiet.isBusy(), freed()]).toEqual([false, 1]);
  });

  it('only after a while when the visitor has closed the player', () => {
    const { quiet, playback, play, media, pass, freed } = begin();
    play();
    media('media.playing');
    playback.stop();
    expect(quiet.isBusy()).toBe(true);
    pass(20);
    expect([quiet.isBusy(), freed()]).toEqual([false, 1]);
  });

  it('not while the visitor is in the middle of something', () => {
    const { quiet, absorb, freed } = begin();
    absorb(true);
    expect([quiet.isBusy(), freed()]).toEqual([true, 0]);
    absorb(false);
    expect([quiet.isBusy(), freed()]).toEqual([false, 1]);
  });
});
