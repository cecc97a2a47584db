/** Limits how many jobs run at once; the others wait their turn. */
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
      // The first job in the queue takes over the slot, so that no newcomer slips in.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
