import { type Size } from '../geometry.ts';

/** The view of a game on a stage. It follows the game's state and never changes it. */
export interface Scene<State> {
  /** Resolves when the pictures have loaded or failed. */
  readonly ready: Promise<void>;
  /** Shows a state, and animates the changes since the last one. */
  readonly update: (state: State) => void;
  readonly resize: (size: Size) => void;
  /** Releases everything that does not belong to the stage. */
  readonly destroy: () => void;
}
