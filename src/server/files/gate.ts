/** Lets only so much work run at once; the rest waits its turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The first in the queue takes the place over, so that no newcomer slips in.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
