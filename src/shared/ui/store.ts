import type { StoreApi } from 'zustand';

/** A store that only its owner may change. React reads it through zustand's `useStore`. */
export type ReadonlyStore<Value> = Pick<StoreApi<Value>, 'getState' | 'getInitialState' | 'subscribe'>;
