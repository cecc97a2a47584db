import { type Size } from './stage.ts';

/** What a game shows on a stage. It follows the game's state and changes nothing in it. */
export interface Scene<State> {
  /** The pictures are there, or will not come. */
  readonly ready: Promise<void>;
  /** Shows a state; what has changed since the last one moves there. */
  readonly update: (state: State) => void;
  readonly resize: (size: Size) => void;
  /** Lets go of what is not the stage's own. */
  readonly destroy: () => void;
}
