import { Worker } from 'node:worker_threads';

/** The time of one round of work on the reference machine, in seconds: when it is quiet, and beside the tests. */
const quietSeconds = 0.085;
const besideTestsSeconds = 0.125;

/** The most that limits are stretched. */
const mostSlowness = 5;

export interface Yardstick {
  /**
   * Measures how many times longer the clock runs now for the same work than on the quiet reference machine, while nothing
   * else of the run does. It stretches waiting in the step that follows.
   */
  readonly clock: () => number;
  /**
   * Returns how many times longer the processor has taken so far than on the reference machine. It stretches the limits
   * in core-seconds: on a shared machine the same work takes a third more in one minute than in the next.
   */
  readonly processor: () => number;
}

/** Measures this machine with a fixed amount of work, on a separate thread, when asked and until the program ends. */
export function startYardstick(): Yardstick {
  const answers = new Int32Array(new SharedArrayBuffer(4));
  /** Seconds of the clock for a round when asked last; the number of rounds beside the tests, and the sum of their processor time. */
  const told = new Float64Array(new SharedArrayBuffer(24));
  // Plain JavaScript, because a thread does not read TypeScript.
  const program = new URL('yardstick-thread.mjs', import.meta.url);
  const thread = new Worker(program, { workerData: { answers, told }, execArgv: [] });
  thread.unref();
  return {
    clock() {
      const before = Atomics.load(answers, 0);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
      thread.postMessage('clock');
      Atomics.wait(answers, 0, before);
      const [seconds = quietSeconds] = told;
      return seconds / quietSeconds;
    },
    processor() {
      const [, rounds = 0, seconds = 0] = told;
      return rounds === 0 ? 1 : seconds / rounds / besideTestsSeconds;
    },
  };
}

/** How far limits are stretched on a machine this many times slower. */
export function stretch(slowness: number): number {
  return Math.min(mostSlowness, Math.max(1, slowness));
}
