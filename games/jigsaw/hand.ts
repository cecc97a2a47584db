import { type Point } from './rules/geometry.ts';

/** What is seen on the table and is none of the game's business: the machine never hears of it. */
export interface Hand {
  /** A piece that follows the finger, and how far it lies from its home, in table units. */
  readonly carried: { readonly piece: number; readonly at: Point } | undefined;
  readonly showsPicture: boolean;
  readonly edgesFirst: boolean;
}

export interface HandStore {
  readonly get: () => Hand;
  readonly set: (change: Partial<Hand>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createHand(): HandStore {
  const listeners = new Set<() => void>();
  let hand: Hand = { carried: undefined, showsPicture: true, edgesFirst: false };
  return {
    get: () => hand,
    set: (change) => {
      hand = { ...hand, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
