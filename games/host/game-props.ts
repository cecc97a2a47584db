import { type ReactNode } from 'react';
// As a whole, or the build would fetch Howler for what makes no sound.
import type { Effects } from '#engine/audio/effects.ts';
import { type Feel } from '#engine/play/game.ts';
import { type Catalogue } from '#content/catalogue.ts';
import { type Location } from '#content/entities/location.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { type GamesKey, type Translate } from '#i18n/pack.ts';

/** What a game is given by whoever shows it, the guide or a preview. */
export interface GameProps {
  readonly location: Location;
  readonly catalogue: Catalogue;
  /** What the museum says of the game, for games that ask something. */
  readonly introduction: ReactNode;
  readonly t: Translate<GamesKey>;
  /** A text of the content in the visitor's language. */
  readonly say: (text: LanguageMap) => Spoken;
  readonly effects: Effects;
  readonly feel: (feel: Feel) => void;
  /** Nothing moves more than it must. */
  readonly isCalm: boolean;
  readonly seed: number;
  /** Another number: the game starts again. */
  readonly round: number;
  /** Shown as it is when it is won, though nobody has played: in previews. */
  readonly isSolved?: boolean;
  /** What {@link GameProps.keep} was given once. */
  readonly saved: unknown;
  readonly keep: (save: unknown) => void;
  readonly onWon: (attempt: number) => void;
  readonly onGaveUp: () => void;
}
