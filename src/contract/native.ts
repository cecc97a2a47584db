import { AudioChannel } from '#content/constants.ts';
import { isObject } from '#content/schema/containers.ts';

/**
 * What the native app puts on `window.GuideNative`. Every method answers at once; the shell may be older than the guide,
 * so any of them may be missing.
 */
export interface NativeBridge {
  /** Stays the same while the app is installed. */
  readonly deviceId: () => string;
  /** Such as `android` (section 9: device kinds). */
  readonly deviceKind: () => string;
  readonly audioChannel: () => string;
  readonly setAudioChannel: (channel: AudioChannel) => void;
}

export type AudioChannel = (typeof AudioChannel)[keyof typeof AudioChannel];

/** The name of the events on `window` by which the app reports changes; their `detail` is a {@link NativeMessage}. */
export const nativeEvent = 'guide-native';

export interface BatteryMessage {
  readonly type: 'battery';
  /** From 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

export type NativeMessage =
  | { readonly type: 'audio-channel'; readonly channel: AudioChannel }
  | BatteryMessage
  | { readonly type: 'proximity'; readonly near: boolean };

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
    default:
      return undefined;
  }
}

export function asAudioChannel(given: unknown): AudioChannel | undefined {
  return Object.values(AudioChannel).find((channel) => channel === given);
}

function parsedOrNot(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
