import { isObject } from '#content/schema/containers.ts';
import {
  asAudioChannel,
  type AudioChannel,
  type NativeBridge,
  nativeEvent,
  type NativeMessage,
  parseNativeMessage,
} from '#contract/native.ts';

/** The native app around the guide. A call that the app does not support returns undefined and changes nothing. */
export interface Native {
  readonly deviceId: () => string | undefined;
  readonly deviceKind: () => string | undefined;
  readonly audioChannel: () => AudioChannel | undefined;
  readonly setAudioChannel: (channel: AudioChannel) => void;
  readonly canSetAudioChannel: boolean;
  /** Listens to the app's messages; returns the stop. Malformed messages are logged. */
  readonly listen: (listener: (message: NativeMessage) => void) => () => void;
}

/** The part of `window` that the native app uses. */
export interface NativeHost {
  readonly GuideNative?: unknown;
  readonly addEventListener: (type: string, listener: (event: Event) => void) => void;
  readonly removeEventListener: (type: string, listener: (event: Event) => void) => void;
}

/** Returns undefined on the web. */
export function findNative(host: NativeHost): Native | undefined {
  const bridge = host.GuideNative;
  if (!isObject(bridge)) return undefined;

  // An app's methods throw unless they are called on the app's own object.
  function call(method: keyof NativeBridge, ...given: readonly unknown[]): unknown {
    const known = bridge as Readonly<Record<string, unknown>>;
    if (typeof known[method] !== 'function') return undefined;
    try {
      return (known as Record<string, (...parameters: readonly unknown[]) => unknown>)[method]?.(...given);
    } catch (error) {
      console.warn(`The app could not do ${method}`, error);
      return undefined;
    }
  }

  return {
    deviceId: () => asText(call('deviceId')),
    deviceKind: () => asText(call('deviceKind')),
    audioChannel: () => asAudioChannel(call('audioChannel')),
    setAudioChannel: (channel) => void call('setAudioChannel', channel),
    canSetAudioChannel: typeof bridge['setAudioChannel'] === 'function',
    listen: (listener) => {
      const hear = (event: Event): void => {
        const detail: unknown = 'detail' in event ? event.detail : undefined;
        const message = parseNativeMessage(detail);
        if (message === undefined) console.warn('The app sent a message that is not known', detail);
        else listener(message);
      };
      host.addEventListener(nativeEvent, hear);
      return () => host.removeEventListener(nativeEvent, hear);
    },
  };
}

function asText(given: unknown): string | undefined {
  return typeof given === 'string' && given !== '' ? given : undefined;
}
