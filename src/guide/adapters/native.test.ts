import { expect, it, vi } from 'vitest';
import { findNative } from './native.ts';

class Host extends EventTarget {
  readonly GuideNative: unknown;

  constructor(GuideNative: unknown) {
    super();
    this.GuideNative = GuideNative;
  }
  tell(detail: unknown): void {
    this.dispatchEvent(new CustomEvent('guide-native', { detail }));
  }
}

it.each([undefined, null, 'x', 5])('%j is no app', (bridge) => expect(findNative(new Host(bridge))).toBeUndefined());

it('calls the app’s methods on the app’s own object', () => {
  const bridge = {
    channel: 'EARPIECE',
    deviceId: () => 'abc',
    deviceKind: () => 'android',
    audioChannel(): string {
      return this.channel;
    },
    setAudioChannel(channel: string): void {
      this.channel = channel;
    },
  };
  const native = findNative(new Host(bridge));
  expect([native?.deviceId(), native?.deviceKind(), native?.audioChannel()]).toEqual(['abc', 'android', 'EARPIECE']);
  native?.setAudioChannel('SPEAKER');
  expect([native?.audioChannel(), native?.canSetAudioChannel]).toEqual(['SPEAKER', true]);
});

it('survives an older app that throws, returns wrong types or lacks methods', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const native = findNative(
    new Host({
      deviceId: () => 5,
      audioChannel: () => {
        throw new Error('no');
      },
    }),
  );
  native?.setAudioChannel('SPEAKER');
  expect([native?.deviceId(), native?.deviceKind(), native?.audioChannel()]).toEqual([undefined, undefined, undefined]);
  expect([native?.canSetAudioChannel, warn.mock.calls.length]).toEqual([false, 1]);
  warn.mockRestore();
});

it('passes on valid messages, logs the others, and stops', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const host = new Host({});
  const heard: unknown[] = [];
  const stop = findNative(host)?.listen((message) => heard.push(message));
  host.tell({ type: 'proximity', near: true });
  host.tell('nonsense');
  stop?.();
  host.tell({ type: 'proximity', near: false });
  expect([heard, warn.mock.calls.length]).toEqual([[{ type: 'proximity', near: true }], 1]);
  warn.mockRestore();
});
