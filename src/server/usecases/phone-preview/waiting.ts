/** Lets calls wait until this server has changed what they wait for, or for a while. */
export interface Waiting {
  readonly forChange: (key: string, milliseconds: number) => Promise<void>;
  readonly wake: (key: string) => void;
  /** Wakes all, and ends further waiting. */
  readonly stop: () => void;
  readonly isStopped: () => boolean;
}

export function createWaiting(): Waiting {
  const all = new Map<string, Set<() => void>>();
  let isStopped = false;

  return {
    forChange: (key, milliseconds) => {
      if (isStopped) return Promise.resolve();
      return new Promise((resolve) => {
        const calls = all.get(key) ?? new Set();
        all.set(key, calls);
        const end = (): void => {
          clearTimeout(timer);
          calls.delete(end);
          if (calls.size === 0) all.delete(key);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        calls.add(end);
      });
    },
    wake,
    stop: () => {
      isStopped = true;
      for (const key of all.keys()) wake(key);
    },
    isStopped: () => isStopped,
  };

  function wake(key: string): void {
    for (const end of all.get(key) ?? []) end();
  }
}
