import { describe, expect, it, vi } from 'vitest';
import { type MediaSessionKeys } from '#engine/audio/media-session.ts';
import { type MediaEvent } from '#engine/station/media.ts';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { createStoredIds } from '../../tours/progress/stored-ids.ts';
import { openPlaybackRun, type PlaybackRunOptions, type PlaybackWorld } from './open-playback-run.ts';
import { createStoredPositions } from './stored-positions.ts';
import { createPlayback } from './playback.ts';

function begin(options: Partial<PlaybackRunOptions> = {}) {
  const storage = fakeDevice().open();
  const playback = createPlayback();
  const positions = createStoredPositions(storage);
  const heard = createStoredIds(storage, 'heard');
  const opened: { readonly url: string; readonly startAt: number; readonly rate: number }[] = [];
  const commands: string[] = [];
  const lockScreen = { update: vi.fn<() => void>(), close: vi.fn<() => void>() };
  const tabs = { silence: vi.fn<() => void>(), close: vi.fn<() => void>() };
  const arrive = vi.fn<() => 'there' | 'walking'>(() => 'there');
  let tell: (event: MediaEvent) => void = () => undefined;
  let keys: MediaSessionKeys | undefined;
  let otherTabPlays = (): void => undefined;
  let hidePage = (): void => undefined;
  let isLayerOpen = false;
  const world: PlaybackWorld = {
    narrate: (source, listener) => {
      opened.push(source);
      tell = listener;
      return {
        play: () => void commands.push('play'),
        pause: () => void commands.push('pause'),
        seek: (position) => void commands.push(`seek ${position}`),
        setRate: (rate) => void commands.push(`rate ${rate}`),
        close: () => void commands.push('close'),
      };
    },
    showOnLockScreen: (_, given) => {
      keys = given;
      return lockScreen;
    },
    joinOtherTabs: (onHushed) => {
      otherTabPlays = onHushed;
      return tabs;
    },
    onPageHide: (listener) => {
      hidePage = listener;
      return () => {
        hidePage = () => undefined;
      };
    },
    isLayerOpen: () => isLayerOpen,
  };
  const open = (more: Partial<PlaybackRunOptions> = {}) =>
    playback.runFor(more.key ?? 'a', () =>
      openPlaybackRun(
        {
          key: 'a',
          kind: 'media',
          stationKey: '1/7',
          href: '/detail/1',
          locationID: 7,
          title: { text: 'Seven', language: 'de', isFallback: false },
          imageUrl: '',
          recording: { text: 'seven.mp3', language: 'de', isFallback: false },
          rate: () => 1.5,
          isVideo: false,
          card: { title: 'Seven', artist: '', album: '', artwork: '' },
          next: undefined,
          previous: undefined,
          transition: undefined,
          heard,
          positions,
          playback,
          ...options,
          ...more,
        },
        world,
      ),
    );
  const run = open();
  const player = run.station.getSnapshot().children.player;
  return {
    run,
    playback,
    positions,
    heard,
    opened,
    commands,
    lockScreen,
    tabs,
    arrive,
    open,
    player,
    keys: () => keys,
    tell: (...events: readonly MediaEvent[]) => {
      for (const event of events) tell(event);
    },
    play: () => {
      player?.send({ type: 'PLAY' });
      tell({ type: 'media.ready', duration: 60 });
      tell({ type: 'media.playing' });
    },
    playInOtherTab: () => otherTabPlays(),
    hidePage: () => hidePage(),
    openLayer: () => {
      isLayerOpen = true;
    },
  };
}

const transitionTo = (arrive: () => 'there' | 'walking'): PlaybackRunOptions['transition'] => ({
  steps: [{ wait: 0, announcement: undefined }],
  to: { kind: 'overview', tourID: 1 },
  announceUrls: [''],
  arrive,
});

describe('an open station', () => {
  it('is silent until it is played, and then is the current one', () => {
    const { run, playback, opened, play, lockScreen, tabs } = begin();
    expect([opened, playback.current.getState()]).toEqual([[], undefined]);
    play();
    expect(opened).toEqual([{ url: 'seven.mp3', startAt: 0, rate: 1.5 }]);
    expect(playback.current.getState()).toBe(run);
    expect(lockScreen.update).toHaveBeenLastCalledWith({ isPlaying: true, position: 0, duration: 60, rate: 1.5 });
    expect(tabs.silence).toHaveBeenCalledOnce();
  });

  it('silences the other tabs when it is tapped, and not when the network continues', () => {
    const { run, tell, tabs } = begin();
    run.station.getSnapshot().children.player?.send({ type: 'PLAY' });
    expect(tabs.silence).toHaveBeenCalledOnce();
    tell({ type: 'media.ready', duration: 60 });
    tell({ type: 'media.playing' });
    tell({ type: 'media.waiting' });
    tell({ type: 'media.playing' });
    expect(tabs.silence).toHaveBeenCalledOnce();
  });

  it('resumes where the visitor left off in that language', () => {
    const { open, play, tell, run, positions } = begin();
    play();
    tell({ type: 'media.time', position: 20 });
    run.close();
    expect([positions.of('7/de'), positions.of('7/en')]).toEqual([20, 0]);
    const again = open({ key: 'b' });
    expect(again.station.getSnapshot().children.player?.getSnapshot().context.position).toBe(20);
  });

  it('resumes each variant where the visitor left it', () => {
    const { open, play, tell, run } = begin({ variant: 'sign' });
    play();
    tell({ type: 'media.time', position: 20 });
    run.close();
    const startOf = (more: Partial<PlaybackRunOptions>) =>
      open(more).station.getSnapshot().children.player?.getSnapshot().context.position;
    expect([startOf({ key: 'b' }), startOf({ key: 'c', variant: undefined })]).toEqual([20, 0]);
  });

  it('ends with its game, not with what introduces it', () => {
    const { play, tell, heard } = begin({ isIntroduction: true });
    play();
    tell({ type: 'media.ended' });
    expect(heard.getState().has(7)).toBe(false);
  });

  it('stores the position when the page is hidden, until it is closed', () => {
    const { play, tell, hidePage, positions, run } = begin();
    play();
    tell({ type: 'media.time', position: 3 });
    hidePage();
    expect(positions.of('7/de')).toBe(3);
    run.close();
    positions.store('7/de', 9);
    hidePage();
    expect(positions.of('7/de')).toBe(9);
  });

  it('counts as heard at its end, and not before', () => {
    const { play, tell, heard, run } = begin();
    play();
    tell({ type: 'media.time', position: 59 });
    expect(heard.getState().has(7)).toBe(false);
    expect(run.playsOn()).toBe(true);
    tell({ type: 'media.ended' });
    expect(heard.getState().has(7)).toBe(true);
    expect(run.playsOn()).toBe(false);
  });

  it('pauses when another tab plays, and when it is silenced', () => {
    const { play, playInOtherTab, commands, run } = begin();
    play();
    playInOtherTab();
    expect(commands.at(-1)).toBe('pause');
    run.silence();
    expect(commands).toContain('pause');
  });

  it('reacts to the keys of the lock screen', () => {
    const next = vi.fn<() => void>();
    const { play, keys, commands, tell } = begin({ next });
    play();
    keys()?.pause();
    tell({ type: 'media.paused' });
    keys()?.seek(30);
    keys()?.skip(-15);
    keys()?.play();
    keys()?.next?.();
    expect(commands.slice(-4)).toEqual(['pause', 'seek 30', 'seek 15', 'play']);
    expect(next).toHaveBeenCalledOnce();
  });

  it('leaves the lock screen and the other tabs when it is closed', () => {
    const { play, run, lockScreen, tabs } = begin();
    play();
    expect(lockScreen.close).not.toHaveBeenCalled();
    run.close();
    expect([lockScreen.close.mock.calls.length, tabs.close.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not play on without its screen if it is a video', () => {
    const { play, run } = begin({ isVideo: true });
    play();
    expect(run.playsOn()).toBe(false);
  });
});

describe('the transition to the next station', () => {
  it.each([
    { shown: true, layer: false, arrivals: 1 },
    { shown: false, layer: false, arrivals: 0 },
    { shown: true, layer: true, arrivals: 0 },
  ])('with its screen shown ($shown) and a layer over it ($layer) leads $arrivals times', async (given) => {
    const arrive = vi.fn<() => 'there' | 'walking'>(() => 'there');
    const { play, tell, run, playback, openLayer } = begin({ transition: transitionTo(arrive) });
    if (given.shown) playback.enter(run);
    if (given.layer) openLayer();
    play();
    expect(run.hasLed()).toBe(false);
    tell({ type: 'media.ended' });
    await vi.waitFor(() => expect(run.hasLed()).toBe(true));
    expect(arrive).toHaveBeenCalledTimes(given.arrivals);
  });

  it.each(['walking', 'there'] as const)('keeps a run whose visitor is %s only while they walk', async (arrival) => {
    const { play, tell, run, playback } = begin({ transition: transitionTo(() => arrival) });
    playback.enter(run);
    play();
    tell({ type: 'media.ended' });
    await vi.waitFor(() => expect(run.hasLed()).toBe(true));
    expect(run.playsOn()).toBe(arrival === 'walking');
  });
});
