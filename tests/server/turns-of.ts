import { vi } from 'vitest';

/** Returns how often work lets other calls have their turn, on a machine so slow that each of its steps takes 11 ms. */
export async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 11));
  const turns = vi.spyOn(globalThis, 'setImmediate');
  try {
    await work();
    return turns.mock.calls.length;
  } finally {
    turns.mockRestore();
    clock.mockRestore();
  }
}
