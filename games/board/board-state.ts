import { type SeenPictures } from './rules/pictures.ts';

/** `next`: the first in the tour's order that is not solved yet. */
export type PlaceMark = 'open' | 'next' | 'solved';

/** What the board shows at present. Places are counted in the tour's order. */
export interface BoardState {
  readonly marks: readonly PlaceMark[];
  /** Solved since the visitor saw the board last: these are uncovered before their eyes. */
  readonly fresh: ReadonlySet<number>;
  readonly pictures: SeenPictures;
  readonly focused?: number | undefined;
  /** Under the mouse. */
  readonly pointed?: number | undefined;
  readonly pressed?: number | undefined;
}

/** A state that a stage follows. */
export interface Shown<State> {
  readonly getSnapshot: () => State;
  readonly subscribe: (listener: (state: State) => void) => { readonly unsubscribe: () => void };
  readonly change: (part: Partial<State>) => void;
}

export function createShown<State extends object>(first: State): Shown<State> {
  const listeners = new Set<(state: State) => void>();
  let state = first;
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    change: (part) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener(state);
    },
  };
}
