import { type Clock } from './download-world.ts';

/** Waits, or until the signal aborts. */
export function wait(milliseconds: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clock.clearTimeout(timer as never);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
