import { type NativeMessage } from '#contract/native.ts';
import type { Native } from '../native.ts';

/** A native app for tests. */
export interface FakeNative extends Native {
  /** Tells the guide something. */
  readonly tell: (message: NativeMessage) => void;
  /** The requests of the guide, such as `setAudioChannel EARPIECE`. */
  readonly asked: readonly string[];
}

export function fakeNative(
  facts: { readonly deviceId?: string | undefined; readonly deviceKind?: string | undefined } = {},
): FakeNative {
  const listeners = new Set<(message: NativeMessage) => void>();
  const asked: string[] = [];
  return {
    asked,
    tell: (message) => listeners.forEach((listener) => listener(message)),
    deviceId: () => facts.deviceId,
    deviceKind: () => facts.deviceKind,
    audioChannel: () => undefined,
    setAudioChannel: (channel) => void asked.push(`setAudioChannel ${channel}`),
    canSetAudioChannel: true,
    keepAwake: (isOn) => void asked.push(`keepAwake ${isOn}`),
    canKeepAwake: true,
    showOnLockScreen: undefined,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
