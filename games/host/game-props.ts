import type { ReactNode } from 'react';
// An import statement of types only: with an inline type import, the build would load Howler in silent parts too.
import type { Effects } from '#engine/audio/effects.ts';
import type { HapticFeedback, Win } from '#engine/play/game.ts';
import type { Catalogue } from '#content/catalogue.ts';
import type { Location } from '#content/entities/location.ts';
import type { Spoken } from '#content/language-fallback.ts';
import type { LanguageMap } from '#content/schema/texts.ts';
import type { FramedView } from '#ui/picture/zoom-view.ts';
import type { ReadonlyStore } from '#ui/store.ts';
import type { KeyOf, Translate } from '#i18n/pack.ts';

/** The props that the guide or a preview gives to a game. */
export interface GameProps {
  readonly location: Location;
  readonly catalogue: Catalogue;
  /** The museum's introduction, for games that ask a question. */
  readonly introduction: ReactNode;
  readonly t: Translate<KeyOf<'games'>>;
  /** Fetches the texts that name a jigsaw's pieces and places, in the same language. */
  readonly fetchPieceNames: () => Promise<Translate<KeyOf<'jigsaw'>>>;
  /**
   * Returns the address of a picture that is at least this many pixels wide: a smaller size or the original. Undefined:
   * there are only originals.
   */
  readonly sized?: ((url: string, pixels: number) => string) | undefined;
  /** Renders a button that covers a picture and shows it as large as the screen; previews have none. */
  readonly enlarge?: ((url: string, location: Location) => ReactNode) | undefined;
  /** A text of the content in the visitor's language. */
  readonly say: (text: LanguageMap) => Spoken;
  readonly effects: Effects;
  readonly hapticFeedback: (hapticFeedback: HapticFeedback) => void;
  /** Whether the visitor prefers reduced motion. */
  readonly isCalm: boolean;
  readonly seed: number;
  /** A change restarts the game. */
  readonly round: number;
  /** In previews: shows the game as won without a game played. */
  readonly isSolved?: boolean;
  /** The last value given to {@link GameProps.keep} in an earlier visit. */
  readonly saved: unknown;
  readonly keep: (save: unknown) => void;
  readonly onWon: (win: Win) => void;
  readonly onGaveUp: () => void;
  /** A visitor who gave up plays again. */
  readonly onRestarted: () => void;
  /** In previews: called with the game's actor, and the view of its picture. @returns ends what it began */
  readonly watch?: ((actor: unknown, view: ReadonlyStore<FramedView> | undefined) => () => void) | undefined;
}
