import { createStore, type StoreApi } from 'zustand';
import { type Point } from './rules/geometry.ts';

/** What is seen on the table and is none of the game's business: the machine never hears of it. */
export interface Hand {
  /** A piece that follows the finger, and how far it lies from its home, in table units. */
  readonly carried: { readonly piece: number; readonly at: Point } | undefined;
  readonly showsPicture: boolean;
  readonly edgesFirst: boolean;
}

export type HandStore = StoreApi<Hand>;

export function createHand(): HandStore {
  return createStore<Hand>(() => ({ carried: undefined, showsPicture: true, edgesFirst: false }));
}
