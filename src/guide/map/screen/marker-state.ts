import { LocationType } from '#content/constants.ts';
import { isGame, type Location } from '#content/entities/location.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type KeyOf, type Translate } from '#i18n/pack.ts';

/** The visitor's progress at a station, shown by form and colour and included in its accessible name. */
export type MarkerState = 'open' | 'heard' | 'playing' | 'won' | 'unavailable';

export interface StationFacts {
  /** Undefined if the item refers to no location. */
  readonly location: Pick<Location, 'ID' | 'Type'> | undefined;
  readonly isHeard: boolean;
  /** Whether it is playing now, or was the last to play. */
  readonly isPlaying: boolean;
  /** Points won; undefined if the game was never finished. */
  readonly score: number | undefined;
}

/** The facts about the visitor that the map may show. */
export type MapDisclosure = Pick<Tour, 'MapScoreShow' | 'MapProgressShow'>;

/**
 * Returns the facts that the map may show: without points a game that was played counts as seen, if visits are shown.
 */
export function shownFacts(facts: StationFacts, { MapScoreShow, MapProgressShow }: MapDisclosure): StationFacts {
  return {
    ...facts,
    isHeard: MapProgressShow && (facts.isHeard || (!MapScoreShow && facts.score !== undefined)),
    score: MapScoreShow ? facts.score : undefined,
  };
}

export function markerState({ location, isHeard, isPlaying, score }: StationFacts): MarkerState {
  if (location === undefined) return 'unavailable';
  if (isPlaying) return 'playing';
  if (score !== undefined) return 'won';
  return isHeard ? 'heard' : 'open';
}

/** Returns the state in words, for the end of a marker's name; empty if the map does not tell what was visited. */
export function stateText(facts: StationFacts, t: Translate<KeyOf<'map'>>, { MapProgressShow }: MapDisclosure): string {
  const state = markerState(facts);
  if (state === 'open' && !MapProgressShow) return '';
  switch (state) {
    case 'heard':
      return t(isLookedAt(facts) ? 'map.state.seen' : 'map.state.heard');
    case 'won':
      return facts.score === 0 ? t('map.state.played') : t('map.points', { count: facts.score ?? 0 });
    case 'open':
    case 'playing':
    case 'unavailable':
      return t(`map.state.${state}`);
  }
}

function isLookedAt({ location }: StationFacts): boolean {
  return location !== undefined && (location.Type === LocationType.Silent || isGame(location));
}
