import { useState } from 'react';

/** Which of several changes are wanted, by their keys. */
export interface Ticks {
  readonly has: (key: string) => boolean;
  readonly set: (keys: Iterable<string>, isWanted: boolean) => void;
  /** The keys that are not wanted. */
  readonly cleared: ReadonlySet<string>;
}

/**
 * All changes are wanted at first, apart from those that are cleared. What is kept are the cleared ones, because a plan
 * may have many thousands of changes.
 *
 * @param of what the ticks belong to; with another one, they begin again
 */
export function useTicks(first: Iterable<string>, of?: unknown): Ticks {
  const [chosen, setChosen] = useState(() => ({ of, cleared: new Set(first) as ReadonlySet<string> }));
  if (chosen.of !== of) setChosen({ of, cleared: new Set(first) });
  const { cleared } = chosen;
  return {
    has: (key) => !cleared.has(key),
    set: (keys, isWanted) => {
      const next = new Set(cleared);
      for (const key of keys) {
        if (isWanted) next.delete(key);
        else next.add(key);
      }
      setChosen({ of, cleared: next });
    },
    cleared,
  };
}
