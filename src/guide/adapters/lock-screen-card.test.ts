import { expect, it } from 'vitest';
import { type MediaSessionKeys } from '#engine/audio/media-session.ts';
import { type NativePlayback } from '#contract/native.ts';
import { fakeNative } from './testing/fake-native.ts';
import { showInApp } from './lock-screen-card.ts';

const card = {
  title: 'Der Globus',
  artist: 'Stadtmuseum',
  album: 'Highlights',
  artwork: 'https://guide.example/g.jpg',
};

/** A card in an app, a clock, and the keys that were pressed. */
function open(given: Partial<MediaSessionKeys> = {}) {
  const app = fakeNative();
  const pressed: string[] = [];
  let time = 0;
  const keys: MediaSessionKeys = {
    play: () => void pressed.push('play'),
    pause: () => void pressed.push('pause'),
    skip: (by) => void pressed.push(`skip ${by}`),
    seek: (position) => void pressed.push(`seek ${position}`),
    next: () => void pressed.push('next'),
    previous: undefined,
    ...given,
  };
  const shown: (NativePlayback | undefined)[] = [];
  const screen = { listen: app.listen, showPlayback: (playback?: NativePlayback) => void shown.push(playback) };
  const session = showInApp(screen, card, keys, () => time);
  return {
    app,
    pressed,
    session,
    pass: (seconds: number) => void (time += seconds * 1000),
    shown: () => shown,
  };
}

it('tells the app what is played, and nothing that the app can count itself', () => {
  const { session, pass, shown } = open();
  const playing = { isPlaying: true, position: 10, duration: 60, rate: 2 };
  session.update(playing);
  pass(5);
  session.update({ ...playing, position: 20.4 });
  expect(shown()).toEqual([
    {
      title: 'Der Globus',
      artist: 'Stadtmuseum',
      artwork: 'https://guide.example/g.jpg',
      playing: true,
      position: 10,
      duration: 60,
      rate: 2,
      hasNext: true,
      hasPrevious: false,
    },
  ]);
  session.update({ ...playing, position: 40 });
  session.update({ ...playing, isPlaying: false, position: 40 });
  pass(100);
  session.update({ ...playing, isPlaying: false, position: 40 });
  expect(shown().slice(1)).toMatchObject([
    { playing: true, position: 40 },
    { playing: false, position: 40 },
  ]);
});

it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY])('a length of %j is not known', (duration) => {
  const { session, shown } = open();
  session.update({ isPlaying: true, position: 0, duration, rate: 1 });
  expect(shown()).toMatchObject([{ duration: 0 }]);
});

it('obeys the keys of the lock screen until it is closed', () => {
  const { app, session, pressed, shown } = open();
  app.tell({ type: 'media', action: 'pause' });
  app.tell({ type: 'media', action: 'play' });
  app.tell({ type: 'media', action: 'skip', by: -15 });
  app.tell({ type: 'media', action: 'seek', position: 7 });
  app.tell({ type: 'media', action: 'next' });
  app.tell({ type: 'media', action: 'previous' });
  app.tell({ type: 'docked' });
  session.close();
  app.tell({ type: 'media', action: 'pause' });
  expect(pressed).toEqual(['pause', 'play', 'skip -15', 'seek 7', 'next']);
  expect(shown()).toEqual([undefined]);
});
