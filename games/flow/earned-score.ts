import { type AttemptPoints, hasScore, pointsForAttempt, type Scores } from '#content/scoring.ts';

export interface PlayedGame {
  /** At the level that was played. */
  readonly points: AttemptPoints;
  /** The winning attempt, counted from 1; Infinity if the visitor gave up. */
  readonly attempt: number;
  /** The visitor's scores so far. */
  readonly scores: Scores;
  readonly tourCode: string;
  readonly itemCode: string;
  /** A deep dive earns nothing for the station from which it was opened. */
  readonly isDive: boolean;
}

/**
 * Returns the score that the end of a game adds. The first result counts: playing again does not change it.
 *
 * @returns undefined if nothing is to be stored
 */
export function earnedScore({ points, attempt, scores, tourCode, itemCode, isDive }: PlayedGame): number | undefined {
  if (isDive || hasScore(scores, tourCode, itemCode)) return undefined;
  return pointsForAttempt(points, attempt);
}
