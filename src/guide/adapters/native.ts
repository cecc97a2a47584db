import { asAudioChannel, type AudioChannel } from '#content/audio-channel.ts';
import { isObject } from '#content/schema/containers.ts';
import { type MediaSessionCard, type MediaSessionKeys, type ShownMediaSession } from '#engine/audio/media-session.ts';
import {
  type NativeBridge,
  nativeEvent,
  type NativeMessage,
  type NativePlayback,
  parseNativeMessage,
} from '#contract/native.ts';
import { showInApp } from './lock-screen-card.ts';

/** The native app around the guide. A call that the app does not support returns undefined and changes nothing. */
export interface Native {
  readonly deviceId: () => string | undefined;
  readonly deviceKind: () => string | undefined;
  readonly audioChannel: () => AudioChannel | undefined;
  readonly setAudioChannel: (channel: AudioChannel) => void;
  readonly canSetAudioChannel: boolean;
  readonly keepAwake: (isOn: boolean) => void;
  readonly canKeepAwake: boolean;
  /** Shows a recording on the lock screen, as the web view cannot. Undefined if the app cannot either. */
  readonly showOnLockScreen: ((card: MediaSessionCard, keys: MediaSessionKeys) => ShownMediaSession) | undefined;
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

  function listen(listener: (message: NativeMessage) => void): () => void {
    const hear = (event: Event): void => {
      const detail: unknown = 'detail' in event ? event.detail : undefined;
      const message = parseNativeMessage(detail);
      if (message === undefined) console.warn('The app sent a message that is not known', detail);
      else listener(message);
    };
    host.addEventListener(nativeEvent, hear);
    return () => host.removeEventListener(nativeEvent, hear);
  }

  function showPlayback(playback: NativePlayback | undefined): void {
    call('showPlayback', playback === undefined ? '' : JSON.stringify(playback));
  }

  const has = (method: keyof NativeBridge): boolean => typeof bridge[method] === 'function';

  return {
    deviceId: () => asText(call('deviceId')),
    deviceKind: () => asText(call('deviceKind')),
    audioChannel: () => asAudioChannel(call('audioChannel')),
    setAudioChannel: (channel) => void call('setAudioChannel', channel),
    canSetAudioChannel: has('setAudioChannel'),
    keepAwake: (isOn) => void call('keepAwake', isOn),
    canKeepAwake: has('keepAwake'),
    showOnLockScreen: has('showPlayback') ? (card, keys) => showInApp({ showPlayback, listen }, card, keys) : undefined,
    listen,
  };
}

function asText(given: unknown): string | undefined {
  return typeof given === 'string' && given !== '' ? given : undefined;
}
