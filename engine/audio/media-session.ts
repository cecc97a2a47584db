/** The recording as the lock screen shows it. */
export interface MediaSessionCard {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  /** The absolute URL of a picture; empty if there is none. */
  readonly artwork: string;
}

export interface MediaSessionKeys {
  readonly play: () => void;
  readonly pause: () => void;
  /** @param by seconds, negative to go back */
  readonly skip: (by: number) => void;
  readonly seek: (position: number) => void;
  /** Undefined if there is no such station. */
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
}

export interface MediaSessionPlayback {
  readonly isPlaying: boolean;
  /** Seconds. */
  readonly position: number;
  readonly duration: number | undefined;
  readonly rate: number;
}

export interface ShownMediaSession {
  readonly update: (state: MediaSessionPlayback) => void;
  /** Clears the lock screen. */
  readonly close: () => void;
}

/** The seconds that the back and forward keys skip. */
const step = 15;

/** Shows a recording on the lock screen, if the browser supports that. */
export function showMediaSession(card: MediaSessionCard, keys: MediaSessionKeys): ShownMediaSession {
  if (!('mediaSession' in navigator)) return { update: () => undefined, close: () => undefined };
  const { mediaSession } = navigator;
  const { artwork, ...words } = card;
  const metadata = new MediaMetadata({ ...words, artwork: artwork === '' ? [] : [{ src: artwork }] });
  mediaSession.metadata = metadata;
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | undefined>> = {
    play: keys.play,
    pause: keys.pause,
    seekbackward: ({ seekOffset }) => keys.skip(-(seekOffset ?? step)),
    seekforward: ({ seekOffset }) => keys.skip(seekOffset ?? step),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) keys.seek(seekTime);
    },
    nexttrack: keys.next,
    previoustrack: keys.previous,
  };
  const actions = Object.keys(handlers) as (keyof typeof handlers)[];
  for (const action of actions) handle(action, handlers[action] ?? null);

  return {
    update: ({ isPlaying, position, duration, rate }) => {
      mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
      if (duration === undefined || !Number.isFinite(duration) || duration <= 0) return;
      mediaSession.setPositionState({ duration, playbackRate: rate, position: Math.min(position, duration) });
    },
    close: () => {
      // Another recording may already own the lock screen.
      if (mediaSession.metadata !== metadata) return;
      for (const action of actions) handle(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
    },
  };
}

/** Browsers support different keys, and throw for the others. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    return;
  }
}
