import { asAudioChannel, type AudioChannel } from '#content/audio-channel.ts';
import { isObject } from '#content/schema/containers.ts';

/**
 * The native app's interface, `window.GuideNative`. Every method answers at once; the shell may be older than the
 * guide, so any of them may be missing.
 */
export interface NativeBridge {
  /** Stays the same while the app is installed. */
  readonly deviceId: () => string;
  /** Such as `android` (section 9: device kinds). */
  readonly deviceKind: () => string;
  readonly audioChannel: () => string;
  readonly setAudioChannel: (channel: AudioChannel) => void;
  /** Keeps the screen on until it is called with false. Web views have no wake lock. */
  readonly keepAwake: (isOn: boolean) => void;
  /** Shows the JSON of a {@link NativePlayback} on the lock screen; an empty text clears it. */
  readonly showPlayback: (playback: string) => void;
}

/** A recording as the app shows it on the lock screen. Times are in seconds. */
export interface NativePlayback {
  readonly title: string;
  readonly artist: string;
  /** The absolute URL of a picture within the guide, or an empty text. */
  readonly artwork: string;
  readonly playing: boolean;
  readonly position: number;
  /** 0 if it is not known. */
  readonly duration: number;
  readonly rate: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** The origin of the guide inside the Android app: its shell answers there, without a network. It never changes. */
export const appOrigin = 'https://appassets.androidplatform.net';

/** The name of the events on `window` by which the app reports changes; their `detail` is a {@link NativeMessage}. */
export const nativeEvent = 'guide-native';

export interface BatteryMessage {
  readonly type: 'battery';
  /** From 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

/** A key of the lock screen, of headphones or of a car. */
export type MediaMessage =
  | { readonly type: 'media'; readonly action: 'play' | 'pause' | 'next' | 'previous' }
  /** Seconds, negative to go back. */
  | { readonly type: 'media'; readonly action: 'skip'; readonly by: number }
  | { readonly type: 'media'; readonly action: 'seek'; readonly position: number };

export type NativeMessage =
  | { readonly type: 'audio-channel'; readonly channel: AudioChannel }
  | BatteryMessage
  | MediaMessage
  | { readonly type: 'proximity'; readonly near: boolean }
  /** A loan device is back on its charger: the next visitor must find nothing of the last. */
  | { readonly type: 'docked' }
  /** Newer content is stored, and read from the next start of the page. */
  | { readonly type: 'content'; readonly counter: number };

/** Reads a message of the app from an object or its JSON; undefined if it is invalid. */
export function parseNativeMessage(given: unknown): NativeMessage | undefined {
  const message = typeof given === 'string' ? parsedOrNot(given) : given;
  if (!isObject(message)) return undefined;
  switch (message['type']) {
    case 'audio-channel': {
      const channel = asAudioChannel(message['channel']);
      return channel === undefined ? undefined : { type: 'audio-channel', channel };
    }
    case 'battery': {
      const { level, charging } = message;
      if (typeof level !== 'number' || !(level >= 0 && level <= 1)) return undefined;
      return { type: 'battery', level, charging: charging === true };
    }
    case 'proximity': {
      const { near } = message;
      return typeof near === 'boolean' ? { type: 'proximity', near } : undefined;
    }
    case 'media':
      return readMedia(message);
    case 'docked':
      return { type: 'docked' };
    case 'content': {
      const { counter } = message;
      return isFinite(counter) ? { type: 'content', counter } : undefined;
    }
    default:
      return undefined;
  }
}

function readMedia({ action, by, position }: Readonly<Record<string, unknown>>): MediaMessage | undefined {
  switch (action) {
    case 'play':
    case 'pause':
    case 'next':
    case 'previous':
      return { type: 'media', action };
    case 'skip':
      return isFinite(by) ? { type: 'media', action, by } : undefined;
    case 'seek':
      return isFinite(position) && position >= 0 ? { type: 'media', action, position } : undefined;
    default:
      return undefined;
  }
}

function isFinite(given: unknown): given is number {
  return Number.isFinite(given);
}

function parsedOrNot(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
