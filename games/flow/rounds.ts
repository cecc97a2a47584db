import type { ComponentType } from 'react';
import type { Location } from '#content/entities/location.ts';
import type { KeyOf, Translate } from '#i18n/pack.ts';

/** The parts for the beginning and the end of a round, fetched while a game is played. */
export interface Rounds {
  readonly t: Translate<KeyOf<'rounds'>>;
  /**
   * Keeps the turns or the misses of a round that was won.
   *
   * @param location with the numbers of the level that was played
   * @returns those of the last round at the same level; undefined if this is the first
   */
  readonly note: (location: Location, effort: number) => number | undefined;
  /** The button that shares a result; undefined where that is not possible. */
  readonly Share?: ComponentType<SharedResult> | undefined;
}

/** What a picture of a result shows, and the words on the button that makes it. */
export interface SharedResult {
  readonly label: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The URL of the museum's picture. */
  readonly picture: string | undefined;
}

/** The turns or the misses of a round, and of the one before at the same level. */
export interface RoundResult {
  readonly effort: number;
  readonly last: number | undefined;
}
