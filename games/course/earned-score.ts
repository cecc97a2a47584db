import { type Location } from '#content/entities/location.ts';
import { hasScore, pointsForAttempt, type Scores } from '#content/scoring.ts';

export interface PlayedGame {
  readonly location: Location;
  /** The attempt that won, counted from 1; Infinity when the visitor gave up. */
  readonly attempt: number;
  /** The visitor's scores so far. */
  readonly scores: Scores;
  readonly tourCode: string;
  readonly itemCode: string;
  /** A deep dive earns nothing for the station that it was opened from. */
  readonly isDive: boolean;
}

/**
 * The score that the end of a game adds. The first result counts: playing again neither adds nor removes points.
 *
 * @returns undefined when nothing is to be stored
 */
export function earnedScore({ location, attempt, scores, tourCode, itemCode, isDive }: PlayedGame): number | undefined {
  if (isDive || hasScore(scores, tourCode, itemCode)) return undefined;
  return pointsForAttempt(location, attempt);
}
