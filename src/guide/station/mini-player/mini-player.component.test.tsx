import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { mediaActor, type MediaEvent } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { type PlaybackRun } from '../playback/playback.ts';
import { stationMachine } from '#engine/station/station-machine.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { MiniPlayer } from './mini-player.tsx';

const runOf = (station: PlaybackRun['station']): PlaybackRun => ({
  key: 'a',
  stationKey: '1',
  href: '/detail/1',
  title: { text: 'Seven', language: 'de', isFallback: false },
  imageUrl: '',
  video: { current: null },
  station,
  transition: undefined,
  playsOn: () => true,
  hasLed: () => false,
  silence: () => undefined,
  close: () => undefined,
});

it('below another player only says what sounds, with the way back and the stop', async () => {
  const station = createActor(stationMachine, { input: { kind: 'silent', url: '' } }).start();
  const { user, visit } = await mountInGuide(<MiniPlayer run={runOf(station)} isSlim />);
  screen.getByText('Läuft gerade');
  expect(screen.getByRole('link', { name: 'Zu Seven' }).getAttribute('href')).toBe('/detail/1');
  visit.playback.begin(runOf(station));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Nicht mehr hören' }));
  expect(visit.playback.current.getState()).toBeUndefined();
});

it('says that a recording broke off, and opens it again when the visitor asks', async () => {
  const opened: string[] = [];
  let tell: (event: MediaEvent) => void = () => undefined;
  const media = mediaActor(({ url }, listener) => {
    opened.push(url);
    tell = listener;
    const nothing = (): void => undefined;
    return { play: nothing, pause: nothing, seek: nothing, setRate: nothing, close: nothing };
  });
  const station = createActor(
    stationMachine.provide({ actors: { player: playerMachine.provide({ actors: { media } }) } }),
    {
      input: { kind: 'media', url: 'seven.mp3' },
    },
  ).start();
  const { user } = await mountInGuide(<MiniPlayer run={runOf(station)} />);
  await user.click(screen.getByRole('button', { name: 'Abspielen' }));
  screen.getByRole('button', { name: 'Anhalten' });
  act(() => tell({ type: 'media.failed' }));
  screen.getByText('Das lässt sich gerade nicht abspielen.');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  act(() => tell({ type: 'media.playing' }));
  screen.getByRole('button', { name: 'Anhalten' });
  expect(screen.queryByText('Das lässt sich gerade nicht abspielen.')).toBeNull();
  expect(opened).toEqual(['seven.mp3', 'seven.mp3']);
});
