import { useState } from 'react';

/** Which of several changes are chosen, by their keys. */
export interface Ticks {
  readonly has: (key: string) => boolean;
  readonly set: (keys: readonly string[], isWanted: boolean) => void;
}

export function useTicks(first: readonly string[]): Ticks {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(first));
  return {
    has: (key) => chosen.has(key),
    set: (keys, isWanted) => {
      const next = new Set(chosen);
      for (const key of keys) {
        if (isWanted) next.add(key);
        else next.delete(key);
      }
      setChosen(next);
    },
  };
}
