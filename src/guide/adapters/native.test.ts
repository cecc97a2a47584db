import { expect, it, vi } from 'vitest';
import { parseNativeMessage } from '#contract/native.ts';
import { findApp } from './app.ts';
import { findNative } from './native.ts';
import { canKeepAwake, keepAwake } from './wake-lock.ts';

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

it.each([
  [
    { type: 'media', action: 'skip', by: -15, extra: 1 },
    { type: 'media', action: 'skip', by: -15 },
  ],
  [
    { type: 'media', action: 'seek', position: 3.5 },
    { type: 'media', action: 'seek', position: 3.5 },
  ],
  [JSON.stringify({ type: 'media', action: 'next' }), { type: 'media', action: 'next' }],
  [{ type: 'docked' }, { type: 'docked' }],
  [
    { type: 'content', counter: 7 },
    { type: 'content', counter: 7 },
  ],
  [{ type: 'media', action: 'skip', by: '15' }, undefined],
  [{ type: 'media', action: 'seek', position: -1 }, undefined],
  [{ type: 'media', action: 'seek', position: Number.NaN }, undefined],
  [{ type: 'media', action: 'explode' }, undefined],
  [{ type: 'content', counter: '7' }, undefined],
  [{ type: 'battery', level: 2 }, undefined],
])('%j is read as %j', (given, message) => expect(parseNativeMessage(given)).toEqual(message));

it('an app keeps the screen on while any part of the guide wants it', async () => {
  const asked: boolean[] = [];
  await findApp(new Host({ keepAwake: (isOn: boolean) => void asked.push(isOn) }) as unknown as Window);
  vi.stubGlobal('navigator', {});
  expect(canKeepAwake()).toBe(true);
  const [one, other] = [keepAwake(), keepAwake()];
  one();
  one();
  expect(asked).toEqual([true]);
  other();
  expect(asked).toEqual([true, false]);
  await findApp(new Host(undefined) as unknown as Window);
  expect(canKeepAwake()).toBe(false);
});
