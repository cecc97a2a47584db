/**
 * A game prepared from a station's content, or the reason why it cannot be played. The screen translates `Reason`, a
 * closed set.
 */
export type Prepared<Config, Reason extends string> =
  | { readonly kind: 'playable'; readonly config: Config }
  | { readonly kind: 'unplayable'; readonly reason: Reason };

/** The input of every game's machine. */
export interface GameInput<Config> {
  readonly config: Config;
  /** A value that the game's `save` returned earlier; untrusted, because storage or the station may have changed. */
  readonly saved?: unknown;
  /** The source of all randomness: the same seed gives the same game. */
  readonly seed: number;
}

/** Haptic feedback, on phones that have it. */
export type HapticFeedback = 'tick' | 'right' | 'wrong' | 'won';

/**
 * The effects that a game's machine emits instead of carrying them out itself. `Sound` names a sound of that game;
 * `Say` is a message for the status line.
 */
export type GameEffect<Sound, Say> =
  | { readonly type: 'sound'; readonly sound: Sound }
  | { readonly type: 'say'; readonly say: Say }
  | { readonly type: 'hapticFeedback'; readonly hapticFeedback: HapticFeedback }
  | Win
  /** The visitor asked for the solution: the station is completed without points. */
  | { readonly type: 'gave-up' }
  /** After giving up the visitor plays again. */
  | { readonly type: 'restarted' }
  /** The last restart was undone. */
  | { readonly type: 'restart-undone' };

export interface Win {
  readonly type: 'won';
  /** Counted from 1; Infinity if the visitor had already seen the solution. */
  readonly attempt: number;
  /** The turns or the misses of this round; left out if the visitor was shown the solution. */
  readonly effort?: number;
}

/** The events that every game handles besides its own. */
export type GameEvent =
  /** Starts the next attempt; the same one again if nothing has been played. */
  | { readonly type: 'RESTART' }
  /** Takes the last restart back: `saved` is what the game's `save` returned before it. */
  | { readonly type: 'UNDO_RESTART'; readonly saved: unknown };

/** The events of previews while staff change the station. They emit no effects, because no visitor has played. */
export type PreviewEvent<Config> =
  /** The content has changed: the game continues as far as the new content allows. */
  | { readonly type: 'REVISE'; readonly config: Config }
  /** Shows the game as won. */
  | { readonly type: 'SOLVE' };
