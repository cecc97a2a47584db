import { describe, expect, it, vi } from 'vitest';
import { type Media, type MediaEvent, type MediaSource } from './media.ts';
import { type FetchFile, seekAnywhere } from './whole-file.ts';

const source: MediaSource = { url: 'seven.mp3', startAt: 0, rate: 1 };

/** A recording whose host answers no range requests, unless `isSeekable`. */
function open({
  startAt = 0,
  isSeekable = false,
  fetchFile,
}: Partial<MediaSource> & {
  isSeekable?: boolean;
  fetchFile?: FetchFile;
} = {}) {
  const told: MediaEvent[] = [];
  const opened: { source: MediaSource; calls: unknown[]; tell: (event: MediaEvent) => void }[] = [];
  let arrive = (): void => undefined;
  const release = vi.fn<() => void>();
  const arriving: FetchFile = () =>
    new Promise((resolve) => {
      arrive = () => resolve({ url: 'blob:1', release });
    });
  const media = seekAnywhere((given, tell): Media => {
    const calls: unknown[] = [];
    opened.push({ source: given, calls, tell });
    const isOnDevice = given.url.startsWith('blob:');
    return {
      play: () => void calls.push('play'),
      pause: () => {
        calls.push('pause');
        tell({ type: 'media.paused' });
      },
      seek: (position) => void calls.push(position),
      canSeek: () => isSeekable || isOnDevice,
      setRate: (rate) => void calls.push(`rate ${rate}`),
      close: () => void calls.push('close'),
    };
  }, fetchFile ?? arriving)({ ...source, startAt }, (event) => told.push(event));
  const settle = () => new Promise((resolve) => void setTimeout(resolve));
  return {
    media,
    told: () => told.splice(0),
    opened,
    release,
    arrive: async () => {
      arrive();
      await settle();
    },
    settle,
  };
}

describe('a recording on a host without range requests', () => {
  it('is fetched as a whole at the first seek, and plays on from there at its speed', async () => {
    const { media, told, opened, arrive, release } = open();
    opened[0]?.tell({ type: 'media.ready', duration: 60 });
    media.play();
    opened[0]?.tell({ type: 'media.playing' });
    media.setRate(1.5);
    told();
    media.seek(30);
    expect(told()).toEqual([{ type: 'media.waiting' }]);
    expect(opened[0]?.calls).toEqual(['play', 'rate 1.5', 'pause']);
    media.seek(45);
    await arrive();
    expect(opened[0]?.calls.at(-1)).toBe('close');
    expect(opened[1]?.source).toEqual({ url: 'blob:1', startAt: 45, rate: 1.5 });
    opened[1]?.tell({ type: 'media.ready', duration: 61 });
    expect(told()).toEqual([
      { type: 'media.duration', duration: 61 },
      { type: 'media.time', position: 45 },
    ]);
    expect(opened[1]?.calls).toEqual(['play']);
    media.seek(10);
    expect(opened[1]?.calls).toEqual(['play', 10]);
    media.close();
    expect(release).toHaveBeenCalledOnce();
  });

  it('resumes where the visitor was, not at the start', async () => {
    const { media, opened, arrive } = open({ startAt: 20 });
    opened[0]?.tell({ type: 'media.ready', duration: 60 });
    media.play();
    expect(opened[0]?.calls).toEqual([]);
    await arrive();
    opened[1]?.tell({ type: 'media.ready', duration: 60 });
    expect([opened[1]?.source.startAt, opened[1]?.calls]).toEqual([20, ['play']]);
  });

  it('stays paused if it was, or if the visitor pauses meanwhile', async () => {
    const { media, told, opened, arrive } = open();
    media.play();
    media.seek(30);
    told();
    media.pause();
    expect(told()).toEqual([{ type: 'media.paused' }]);
    await arrive();
    opened[1]?.tell({ type: 'media.ready', duration: 60 });
    expect(opened[1]?.calls).toEqual([]);
  });

  it('continues where it is if the file cannot be fetched', async () => {
    const { media, opened, settle } = open({ fetchFile: () => Promise.reject(new Error('no network')) });
    media.play();
    media.seek(30);
    await settle();
    expect(opened).toHaveLength(1);
    expect(opened[0]?.calls).toEqual(['play', 'pause', 'play']);
  });

  it('is let go if it is closed before its file has come', async () => {
    const { media, opened, arrive, release } = open();
    media.seek(30);
    media.close();
    await arrive();
    expect(opened).toHaveLength(1);
    expect(release).toHaveBeenCalledOnce();
  });
});

it('a recording that can be sought is sought, and never fetched as a whole', () => {
  const { media, opened } = open({ startAt: 20, isSeekable: true });
  opened[0]?.tell({ type: 'media.ready', duration: 60 });
  media.seek(30);
  expect(opened[0]?.calls).toEqual([30]);
});
