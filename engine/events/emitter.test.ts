import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('passes every event to each listener until it stops listening', () => {
  const { emit, listen, hasListeners } = createEmitter<number>();
  const [first, second] = [vi.fn<(event: number) => void>(), vi.fn<(event: number) => void>()];
  emit(0);
  const stop = listen(first);
  listen(second);
  emit(1);
  stop();
  emit(2);
  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
  expect(hasListeners()).toBe(true);
});

it('knows when it has no listeners', () => {
  const { listen, hasListeners } = createEmitter<void>();
  expect(hasListeners()).toBe(false);
  const stop = listen(() => undefined);
  expect(hasListeners()).toBe(true);
  stop();
  expect(hasListeners()).toBe(false);
});
