import { expect, it, vi } from 'vitest';
import { RequestError } from './errors.ts';
import { watchNetwork } from './network-watch.ts';

class Rejection extends Event {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super('unhandledrejection', { cancelable: true });
    this.reason = reason;
  }
}

it('reports failed calls, and leaves other failures to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const target = new EventTarget();
  const report = vi.fn<(error: RequestError, url: string) => void>();
  watchNetwork(target as typeof globalThis, report);
  const error = new RequestError({ failure: 'network', url: '/db' });
  expect(target.dispatchEvent(new Rejection(error))).toBe(false);
  expect(target.dispatchEvent(new Rejection(new Error('another')))).toBe(true);
  expect(report.mock.calls).toEqual([[error, '/db']]);
  warn.mockRestore();
});
