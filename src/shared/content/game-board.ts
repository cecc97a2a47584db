import { Selector } from './constants.ts';
import { type Location } from './entities/location.ts';
import { type Tour } from './entities/tour.ts';

/**
 * Returns whether a won game may be played again. Only a tour with a game board forbids it, unless GameBoardAllowReplay
 * is set; in other tours GameBoardAllowReplay has no effect.
 */
export function allowsReplay({
  Selectors,
  GameBoardAllowReplay,
}: Pick<Tour, 'Selectors' | 'GameBoardAllowReplay'>): boolean {
  return GameBoardAllowReplay || !Selectors.includes(Selector.GameBoard);
}

/**
 * The icon that a visitor wins at a station: its own GameWonCustomIconURL, or else the n-th of GameWonIconsURL for the tour's n-th
 * station. Returns an empty text if there is none.
 *
 * @param place the station's position in the tour, counted from 0; negative: it has none
 */
export function wonIcon(
  { GameWonIconsURL }: Pick<Tour, 'GameWonIconsURL'>,
  place: number,
  { GameWonCustomIconURL }: Pick<Location, 'GameWonCustomIconURL'>,
): string {
  return GameWonCustomIconURL || (place < 0 ? '' : (GameWonIconsURL[place] ?? ''));
}
