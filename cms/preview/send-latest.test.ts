import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendLatest } from './send-latest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one value is on its way at a time, and of the waiting ones only the last is sent', async () => {
  const arrive: (() => void)[] = [];
  const send = vi.fn<(value: number) => Promise<'done'>>(
    () => new Promise((resolve) => arrive.push(() => resolve('done'))),
  );
  const { push } = createSendLatest(send);
  push(1);
  push(2);
  push(3);
  expect(send.mock.calls).toEqual([[1]]);
  arrive.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls).toEqual([[1], [3]]);
});

test('a message that did not arrive is sent again, or the newest one', async () => {
  const send = vi.fn<(value: number) => Promise<'done' | 'again'>>(async () => 'done');
  send.mockResolvedValueOnce('again');
  const { push } = createSendLatest(send);
  push(1);
  await vi.advanceTimersByTimeAsync(1999);
  expect(send.mock.calls).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(send.mock.calls).toEqual([[1], [1]]);
  send.mockResolvedValueOnce('again');
  push(2);
  await vi.advanceTimersByTimeAsync(0);
  push(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(send.mock.calls).toEqual([[1], [1], [2], [3]]);
});

test('nothing is sent after the end', async () => {
  const send = vi.fn<(value: number) => Promise<'done' | 'again'>>(async () => 'again');
  const { push, stop } = createSendLatest(send);
  push(1);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  push(2);
  await vi.advanceTimersByTimeAsync(9000);
  expect(send.mock.calls).toEqual([[1]]);
});
