import { Howl, Howler } from 'howler';
import { type OpenMedia } from '../station/media.ts';
import { seekAnywhere } from '../station/whole-file.ts';
import { canSeekIn } from '../video/element-media.ts';
import { fetchToDevice } from '../video/fetch-to-device.ts';
import { formatOf } from './format.ts';

/** Milliseconds between reports of the position during playback. */
const tick = 250;

/**
 * Opens a narration with Howler, streamed by an HTML element: it starts before it has loaded, seeks by range requests,
 * and continues when the screen is locked.
 */
const openStream: OpenMedia = ({ url, startAt, rate }, tell) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const howl = new Howl({ src: [url], html5: true, preload: false, rate, format: [formatOf(url)] });
  const voice = createVoice(howl);
  const stopClock = (): void => clearInterval(timer);

  howl.on('load', () => tell({ type: 'media.ready', duration: howl.duration() }));
  howl.on('play', () => {
    if (!voice.hasStarted()) return;
    stopClock();
    timer = setInterval(() => tell({ type: 'media.time', position: howl.seek() }), tick);
    tell({ type: 'media.playing' });
  });
  howl.on('pause', () => {
    if (voice.isWanted()) return;
    stopClock();
    tell({ type: 'media.paused' });
  });
  howl.on('end', () => {
    stopClock();
    voice.drop();
    tell({ type: 'media.ended' });
  });
  howl.on('loaderror', () => tell({ type: 'media.failed' }));
  howl.on('playerror', () => {
    stopClock();
    voice.drop();
    // Howler doesn't say why. A recording that can't be decoded leaves an error in its element; a refusal doesn't.
    const error = elementOf(howl)?.error ?? null;
    tell({ type: error === null ? 'media.refused' : 'media.failed' });
  });
  howl.once('load', () => {
    if (startAt > 0 && startAt < howl.duration()) howl.seek(startAt);
  });
  howl.load();
  keepFromUnlocking(howl);
  const forgetElement = watchElement(howl, {
    onPause: voice.pause,
    onWaiting: () => tell({ type: 'media.waiting' }),
    onDuration: (duration) => tell({ type: 'media.duration', duration }),
    onPlaying: () => {
      if (voice.isWanted()) tell({ type: 'media.playing' });
      else voice.pause();
    },
  });

  return {
    play: voice.play,
    pause: voice.pause,
    seek: (position) => howl.seek(position),
    canSeek: (position) => canSeekIn(elementOf(howl), position),
    setRate: (next) => howl.rate(next),
    close: () => {
      stopClock();
      forgetElement();
      howl.off();
      howl.unload();
    },
  };
};

/** As {@link openStream}; on hosts without range requests the first seek fetches the whole file. */
export const openNarration = seekAnywhere(openStream, fetchToDevice);

/**
 * Gives an element that a tap has allowed to sound to the narration that is opened next. If that is of the same
 * recording, it continues with the data that the element has loaded.
 */
export function lendElement(element: HTMLAudioElement): void {
  const { _canPlayEvent = 'canplaythrough' } = howlerParts();
  lendElements([element]);
  const { src: loaded, readyState } = element;
  let isSame = false;
  // Howler sets the address and loads, which would throw away what is there.
  Object.defineProperty(element, 'src', {
    configurable: true,
    get: () => loaded,
    set: (url: string) => {
      Reflect.deleteProperty(element, 'src');
      isSame = new URL(url, document.baseURI).href === loaded && element.error === null;
      if (!isSame) element.src = url;
    },
  });
  element.load = () => {
    Reflect.deleteProperty(element, 'load');
    if (!isSame) element.load();
    else if (readyState >= HTMLMediaElement.HAVE_FUTURE_DATA)
      queueMicrotask(() => element.dispatchEvent(new Event(_canPlayEvent)));
  };
}

/** Gives elements that a tap has allowed to sound to the narrations that are opened next, and then to later ones. */
export function lendElements(elements: readonly HTMLAudioElement[]): void {
  howlerParts()._html5AudioPool?.push(...elements.map((element) => Object.assign(element, { _unlocked: true })));
}

/** Howler keeps them to itself. */
function howlerParts(): { readonly _html5AudioPool?: HTMLAudioElement[]; readonly _canPlayEvent?: string } {
  return Howler as object;
}

interface Voice {
  readonly play: () => void;
  readonly pause: () => void;
  readonly isWanted: () => boolean;
  /** The sound has started. Returns whether it is still wanted, and pauses it if not. */
  readonly hasStarted: () => boolean;
  /** The sound has ended or was refused. */
  readonly drop: () => void;
}

/**
 * Plays and pauses a Howl's one sound. Howler forgets a pause that comes while a sound starts, so such a pause waits
 * for the start.
 */
function createVoice(howl: Howl): Voice {
  let isWanted = false;
  let isStarting = false;
  let sound: number | undefined;
  const pause = (): void => {
    isWanted = false;
    if (!isStarting) howl.pause();
  };
  return {
    play: () => {
      isWanted = true;
      if (isStarting || howl.playing()) return;
      isStarting = true;
      // By its number: otherwise Howler starts a second voice, from the beginning, when the first was refused.
      sound = howl.play(sound) ?? sound;
    },
    pause,
    isWanted: () => isWanted,
    hasStarted: () => {
      isStarting = false;
      if (!isWanted) pause();
      return isWanted;
    },
    drop: () => {
      isWanted = false;
      isStarting = false;
    },
  };
}

interface Watcher {
  readonly onPause: () => void;
  readonly onWaiting: () => void;
  readonly onPlaying: () => void;
  readonly onDuration: (seconds: number) => void;
}

/**
 * A phone call, an unplugged headset or the lock screen pauses the element itself, a slow network stalls it, and the
 * length of an MP3 with a changing bit rate is an estimate until it has been read. Howler does not notice any of it.
 */
function watchElement(howl: Howl, { onPause, onWaiting, onPlaying, onDuration }: Watcher): () => void {
  const element = elementOf(howl);
  const listeners = new AbortController();
  const on = (name: 'pause' | 'waiting' | 'playing' | 'durationchange', listener: () => void): void =>
    element?.addEventListener(name, listener, { signal: listeners.signal });

  on('pause', () => {
    // Howler pauses briefly while seeking, and resumes before this event arrives.
    if (element?.paused === true && !element.ended && howl.playing()) onPause();
  });
  on('waiting', onWaiting);
  on('playing', () => {
    if (howl.playing()) onPlaying();
  });
  on('durationchange', () => {
    if (howl.state() === 'loaded' && Number.isFinite(element?.duration)) onDuration(element?.duration ?? 0);
  });
  return () => listeners.abort();
}

/**
 * On the next tap, Howler reloads every element that has not played yet, to unlock it. That would stop one that is
 * about to play. Ours is already unlocked, because a tap loaded it.
 */
function keepFromUnlocking(howl: Howl): void {
  const element = elementOf(howl);
  if (element !== undefined) Object.assign(element, { _unlocked: true });
}

/** Howler has no public access to its HTML element. */
function elementOf(howl: Howl): HTMLAudioElement | undefined {
  const { _sounds } = howl as unknown as { readonly _sounds?: readonly { readonly _node?: HTMLAudioElement }[] };
  return _sounds?.[0]?._node;
}
