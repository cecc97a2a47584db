import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { stationMachine } from '#engine/station/station-machine.ts';
import { createPlayback, type PlaybackRun } from './playback.ts';

interface Opened extends PlaybackRun {
  readonly close: ReturnType<typeof vi.fn<() => void>>;
}

function run(key: string, { stationKey = '1', playsOn = true, hasLed = false } = {}): Opened {
  const station = createActor(stationMachine, { input: { kind: 'silent', url: '' } });
  return {
    key,
    stationKey,
    href: `/detail/${stationKey}`,
    title: { text: key, language: 'de', isFallback: false },
    imageUrl: '',
    video: { current: null },
    station: station.start(),
    transition: undefined,
    playsOn: () => playsOn,
    hasLed: () => hasLed,
    silence: () => undefined,
    close: vi.fn<() => void>(),
  };
}

describe('playback', () => {
  it('opens a station once, however often its screen asks', () => {
    const playback = createPlayback();
    const one = playback.runFor('a', () => run('a'));
    expect(playback.runFor('a', () => run('a'))).toBe(one);
  });

  it('keeps a sounding station when its screen is left, and closes a silent one', async () => {
    const playback = createPlayback();
    const heard = run('a');
    const seen = run('b', { stationKey: '2' });
    for (const one of [heard, seen]) playback.runFor(one.key, () => one);
    const leaveHeard = playback.enter(heard);
    playback.begin(heard);
    leaveHeard();
    const leaveSeen = playback.enter(seen);
    leaveSeen();
    await Promise.resolve();
    expect(heard.close).not.toHaveBeenCalled();
    expect(seen.close).toHaveBeenCalledOnce();
    expect(playback.current.getState()).toBe(heard);
  });

  it('closes a station with nothing left to play', async () => {
    const playback = createPlayback();
    const over = run('a', { playsOn: false });
    playback.runFor('a', () => over);
    const leave = playback.enter(over);
    playback.begin(over);
    leave();
    await Promise.resolve();
    expect(over.close).toHaveBeenCalledOnce();
    expect(playback.current.getState()).toBeUndefined();
  });

  it('survives a screen that is left and entered again immediately', async () => {
    const playback = createPlayback();
    const one = run('a', { playsOn: false });
    playback.runFor('a', () => one);
    playback.enter(one)();
    playback.enter(one);
    await Promise.resolve();
    expect(one.close).not.toHaveBeenCalled();
  });

  it('plays one station at a time', () => {
    const playback = createPlayback();
    const [first, second] = [run('a'), run('b', { stationKey: '2' })];
    playback.begin(first);
    playback.begin(second);
    expect(first.close).toHaveBeenCalledOnce();
    expect(playback.current.getState()).toBe(second);
  });

  it('ends a station that has led on when another one is opened', () => {
    const playback = createPlayback();
    const [left, next] = [run('a', { hasLed: true }), run('b', { stationKey: '2' })];
    playback.begin(left);
    playback.enter(next);
    expect(left.close).toHaveBeenCalledOnce();
  });

  it('ends a station when it is opened in another language', () => {
    const playback = createPlayback();
    const [german, english] = [run('a/de'), run('a/en')];
    playback.begin(german);
    playback.enter(english);
    expect(german.close).toHaveBeenCalledOnce();
  });
});
