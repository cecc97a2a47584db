import { Howler } from 'howler';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Media, type MediaEvent } from '../station/media.ts';
import { lendElements, openNarration } from './howler-media.ts';

/** The browser's answers to the calls of `play`. */
let answers: (() => Promise<void>)[] = [];
let opened: Media | undefined;

beforeEach(() => {
  answers = [];
  Object.assign(Howler, { noAudio: false, _codecs: { mp3: true }, _html5AudioPool: [] });
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    return (answers.shift() ?? (() => Promise.resolve()))();
  });
});

afterEach(() => opened?.close());

/** Opens a recording in an element of Howler's, which loads when the test says so. */
function open() {
  const events: MediaEvent['type'][] = [];
  const elements: HTMLMediaElement[] = [];
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    elements.push(this);
  });
  opened = openNarration({ url: 'seven.mp3', startAt: 0, rate: 1 }, ({ type }) => events.push(type));
  load.mockRestore();
  const element = elements.at(-1);
  if (element === undefined) throw new Error('Howler has opened no element');
  return { media: opened, events, element };
}

function load(element: HTMLMediaElement): void {
  Object.defineProperty(element, 'duration', { value: 60 });
  Object.defineProperty(element, 'readyState', { value: 4 });
  element.dispatchEvent(new Event('canplaythrough'));
}

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));

describe('a narration (engine/DECISIONS.md, “A refusal to play is not a failure”)', () => {
  it('sounds in an element that a tap has allowed, and leaves it to the next', () => {
    const allowed = new Audio();
    lendElements([allowed]);
    for (let turn = 0; turn < 2; turn += 1) {
      const { element, media } = open();
      expect(element).toBe(allowed);
      media.close();
    }
  });

  it('fails if it cannot be loaded', async () => {
    const { events, element } = open();
    Object.defineProperty(element, 'error', { value: { code: 4 } });
    element.dispatchEvent(new Event('error'));
    await expect.poll(() => events).toEqual(['media.failed']);
  });

  it('waits for a tap when the browser refuses to play, and plays in the same element then', async () => {
    const { events, element, media } = open();
    load(element);
    answers = [refuse];
    media.play();
    await expect.poll(() => events).toContain('media.refused');
    expect(events).not.toContain('media.failed');
    media.play();
    await expect.poll(() => events).toContain('media.playing');
  });

  it('tells when its length turns out to be another', async () => {
    const { events, element } = open();
    element.dispatchEvent(new Event('durationchange'));
    load(element);
    await expect.poll(() => events).toEqual(['media.ready']);
    element.dispatchEvent(new Event('durationchange'));
    expect(events).toEqual(['media.ready', 'media.duration']);
  });

  it('fails if it is played and cannot be decoded', async () => {
    const { events, element, media } = open();
    load(element);
    Object.defineProperty(element, 'error', { value: { code: 3 } });
    answers = [refuse];
    media.play();
    await expect.poll(() => events).toContain('media.failed');
    expect(events).not.toContain('media.refused');
  });

  it('stays silent if it is paused before its sound has started', async () => {
    const { events, element, media } = open();
    load(element);
    let start = (): void => undefined;
    answers = [() => new Promise<void>((resolve) => (start = resolve))];
    const pause = vi.spyOn(element, 'pause');
    media.play();
    media.pause();
    start();
    await expect.poll(() => pause.mock.calls.length).toBeGreaterThan(0);
    expect(events).not.toContain('media.playing');
  });
});
