import { Howl } from 'howler';
import { type OpenMedia } from '../station/media.ts';
import { formatOf } from './format.ts';

/** Milliseconds between reports of the position during playback. */
const tick = 250;

/**
 * Opens a narration with Howler, streamed by an HTML element: it starts before it has loaded, seeks by range requests, and
 * continues when the screen is locked.
 */
export const openNarration: OpenMedia = ({ url, startAt, rate }, tell) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const howl = new Howl({ src: [url], html5: true, preload: false, rate, format: [formatOf(url)] });
  const stopClock = (): void => clearInterval(timer);
  const startClock = (): void => {
    stopClock();
    timer = setInterval(() => tell({ type: 'media.time', position: howl.seek() }), tick);
  };

  howl.on('load', () => tell({ type: 'media.ready', duration: howl.duration() }));
  howl.on('play', () => {
    startClock();
    tell({ type: 'media.playing' });
  });
  howl.on('pause', () => {
    stopClock();
    tell({ type: 'media.paused' });
  });
  howl.on('end', () => {
    stopClock();
    tell({ type: 'media.ended' });
  });
  howl.on('loaderror', () => tell({ type: 'media.failed' }));
  howl.on('playerror', () => tell({ type: 'media.failed' }));
  howl.once('load', () => {
    if (startAt > 0 && startAt < howl.duration()) howl.seek(startAt);
  });
  howl.load();
  const forgetElement = watchElement(howl, tell);

  return {
    play: () => {
      // A second play() on a Howl would start a second voice.
      if (!howl.playing()) howl.play();
    },
    pause: () => howl.pause(),
    seek: (position) => howl.seek(position),
    setRate: (next) => howl.rate(next),
    close: () => {
      stopClock();
      forgetElement();
      howl.off();
      howl.unload();
    },
  };
};

/**
 * A phone call, an unplugged headset or the lock screen pauses the element itself, and a slow network stalls it. Howler
 * does not notice either.
 */
function watchElement(howl: Howl, tell: Parameters<OpenMedia>[1]): () => void {
  const element = elementOf(howl);
  const listeners = new AbortController();
  const on = (name: 'pause' | 'waiting' | 'playing', listener: () => void): void =>
    element?.addEventListener(name, listener, { signal: listeners.signal });

  on('pause', () => {
    // Howler pauses briefly while seeking, and resumes before this event arrives.
    const isOutside = element?.paused === true && !element.ended && howl.playing();
    if (isOutside) howl.pause();
  });
  on('waiting', () => tell({ type: 'media.waiting' }));
  on('playing', () => {
    if (howl.playing()) tell({ type: 'media.playing' });
  });
  return () => listeners.abort();
}

/** Howler has no public access to its HTML element. */
function elementOf(howl: Howl): HTMLAudioElement | undefined {
  const { _sounds } = howl as unknown as { readonly _sounds?: readonly { readonly _node?: HTMLAudioElement }[] };
  return _sounds?.[0]?._node;
}
