/**
 * What a station's content makes of a game: something to play, or why it cannot be played. `Reason` is a closed set; the
 * screen puts it into words.
 */
export type Prepared<Config, Reason extends string> =
  | { readonly kind: 'playable'; readonly config: Config }
  | { readonly kind: 'unplayable'; readonly reason: Reason };

/** What every game's machine is given. */
export interface GameInput<Config> {
  readonly config: Config;
  /** What the game's `save` gave once, in whatever state storage or a changed station left it. */
  readonly saved?: unknown;
  /** All chance comes from it: the same seed gives the same game. */
  readonly seed: number;
}

/** How a touch answers, for phones that can. */
export type Feel = 'tick' | 'right' | 'wrong';

/**
 * What a game's machine emits while it is played: it plays no sound and says no word itself.
 * `Sound` names a sound of that game; `Say` is what has happened, for the status line, with its facts.
 */
export type GameEffect<Sound, Say> =
  | { readonly type: 'sound'; readonly sound: Sound }
  | { readonly type: 'say'; readonly say: Say }
  | { readonly type: 'feel'; readonly feel: Feel }
  /** @param attempt counted from 1; Infinity when the visitor had been shown the solution before */
  | { readonly type: 'won'; readonly attempt: number }
  /** The visitor had the solution shown: the station is completed, without points. */
  | { readonly type: 'gave-up' };

/** What every game understands, besides its own events. */
export interface GameEvent {
  /** Everything from the start, as the next attempt. */
  readonly type: 'RESTART';
}

/** What a preview does with a game while staff change its station. Nobody has played, so nothing is emitted. */
export type PreviewEvent<Config> =
  /** The content is another: what has been played stays as far as it still fits. */
  | { readonly type: 'REVISE'; readonly config: Config }
  /** Shows the game as it is when it is won. */
  | { readonly type: 'SOLVE' };
