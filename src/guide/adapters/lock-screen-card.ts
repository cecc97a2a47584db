import {
  type MediaSessionCard,
  type MediaSessionKeys,
  type MediaSessionPlayback,
  type ShownMediaSession,
} from '#engine/audio/media-session.ts';
import type { MediaMessage, NativeMessage, NativePlayback } from '#contract/native.ts';

/** The lock screen as the app offers it. */
export interface AppScreen {
  /** Undefined clears it. */
  readonly showPlayback: (playback: NativePlayback | undefined) => void;
  readonly listen: (listener: (message: NativeMessage) => void) => () => void;
}

/** Seconds by which the position may differ from what the app counts itself. */
const tolerance = 1;

/** @param now milliseconds */
/** Shows a recording on the lock screen by the app, whose web view has no way to it. */
export function showInApp(
  app: AppScreen,
  { title, artist, artwork }: MediaSessionCard,
  keys: MediaSessionKeys,
  now: () => number = Date.now,
): ShownMediaSession {
  let told: (MediaSessionPlayback & { readonly at: number }) | undefined;
  const stopListening = app.listen((message) => {
    if (message.type === 'media') press(message, keys);
  });

  /** Where the app says that the recording is. */
  function expectedAt(time: number): number {
    if (told === undefined) return Number.NaN;
    return told.position + (told.isPlaying ? ((time - told.at) / 1000) * told.rate : 0);
  }

  return {
    update: (state) => {
      const at = now();
      const isKnown =
        told !== undefined &&
        told.isPlaying === state.isPlaying &&
        told.duration === state.duration &&
        told.rate === state.rate &&
        Math.abs(expectedAt(at) - state.position) <= tolerance;
      if (isKnown) return;
      told = { ...state, at };
      app.showPlayback({
        title,
        artist,
        artwork,
        playing: state.isPlaying,
        position: state.position,
        duration: Number.isFinite(state.duration) ? (state.duration ?? 0) : 0,
        rate: state.rate,
        hasNext: keys.next !== undefined,
        hasPrevious: keys.previous !== undefined,
      });
    },
    close: () => {
      stopListening();
      app.showPlayback(undefined);
    },
  };
}

function press(message: MediaMessage, keys: MediaSessionKeys): void {
  switch (message.action) {
    case 'play':
    case 'pause':
      keys[message.action]();
      return;
    case 'next':
    case 'previous':
      keys[message.action]?.();
      return;
    case 'skip':
      keys.skip(message.by);
      return;
    case 'seek':
      keys.seek(message.position);
  }
}
