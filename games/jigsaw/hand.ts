import { createStore, type StoreApi } from 'zustand';
import { type Point } from '#engine/geometry.ts';

/** The view state of the table, in addition to the machine's state. */
export interface Hand {
  /** A piece that follows the finger, and its offset from home in table units. */
  readonly carried: { readonly piece: number; readonly at: Point } | undefined;
  /** The faint picture on the board. */
  readonly showsPicture: boolean;
  /** The finished picture over the table, for as long as a button or a key is held. */
  readonly showsWhole: boolean;
  readonly edgesFirst: boolean;
}

export type HandStore = StoreApi<Hand>;

export function createHand(): HandStore {
  return createStore<Hand>(() => ({ carried: undefined, showsPicture: true, showsWhole: false, edgesFirst: false }));
}
