import { type AttemptPoints, pointsForAttempt } from '#content/scoring.ts';

/** The points that help costs in this attempt: as many as winning at the next one would. */
export function priceOfHelp(points: AttemptPoints, attempt: number): number {
  return Math.max(pointsForAttempt(points, attempt) - pointsForAttempt(points, attempt + 1), 0);
}
