import { describe, expect, it, vi } from 'vitest';
import { type MediaEvent } from '../station/media.ts';
import { openInElement } from './element-media.ts';

function open(answer: () => Promise<void> = () => Promise.resolve()) {
  const element = Object.assign(new EventTarget(), {
    src: '',
    duration: 60,
    readyState: 1,
    seekable: { length: 1, end: () => 60 },
    currentTime: 0,
    ended: false,
    playbackRate: 1,
    defaultPlaybackRate: 1,
    load: vi.fn<() => void>(),
    play: answer,
    pause: vi.fn<() => void>(),
    removeAttribute: vi.fn<(name: string) => void>(),
  });
  const events: MediaEvent[] = [];
  const media = openInElement(element as unknown as HTMLVideoElement)(
    { url: 'seven.mp4', startAt: 12, rate: 1.5 },
    (event) => events.push(event),
  );
  return { element, events, media, hear: (name: string) => element.dispatchEvent(new Event(name)) };
}

const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

describe('a video (engine/DECISIONS.md, “A refusal to play is not a failure”)', () => {
  it('starts where the visitor left off, at the visitor’s speed', () => {
    const { element, events, hear } = open();
    hear('loadedmetadata');
    expect(element).toMatchObject({ src: 'seven.mp4', currentTime: 12, playbackRate: 1.5, defaultPlaybackRate: 1.5 });
    expect(events).toEqual([{ type: 'media.ready', duration: 60 }]);
  });

  it.each([
    ['NotAllowedError', ['media.refused']],
    ['NotSupportedError', ['media.failed']],
    ['AbortError', []],
  ])('that is not played because of %s tells %j', async (name, told) => {
    const { events, media } = open(refusing(name));
    media.play();
    await new Promise(setImmediate);
    expect(events.map(({ type }) => type)).toEqual(told);
  });

  it('tells what its element tells, until it is closed', () => {
    const { element, events, media, hear } = open();
    for (const name of ['playing', 'waiting', 'pause', 'ended', 'error']) hear(name);
    element.ended = true;
    hear('pause');
    media.close();
    hear('playing');
    expect(events.map(({ type }) => type)).toEqual([
      'media.playing',
      'media.waiting',
      'media.paused',
      'media.ended',
      'media.failed',
    ]);
    expect(element.pause).toHaveBeenCalledOnce();
    expect(element.removeAttribute).toHaveBeenCalledWith('src');
  });
});
