import { type Clock } from '../download-world.ts';

export interface FakeClock extends Clock {
  /** Lets time pass, and everything happen that is due. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

export function fakeClock(): FakeClock {
  const timers = new Map<number, { readonly at: number; readonly task: () => void }>();
  let [now, last] = [0, 0];
  return {
    setTimeout: (task, milliseconds) => {
      last += 1;
      timers.set(last, { at: now + milliseconds, task });
      return last;
    },
    clearTimeout: (timer: number) => void timers.delete(timer),
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        await flushPromises();
        const [next] = [...timers].toSorted(([, one], [, other]) => one.at - other.at);
        if (next === undefined || next[1].at > end) break;
        now = next[1].at;
        timers.delete(next[0]);
        next[1].task();
      }
      now = end;
    },
  };
}

/** Waits until promises and streams have nothing left to do. */
async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
