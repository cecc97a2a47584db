import type { KeyOf, Translate } from '#i18n/pack.ts';
import { type AttemptPoints, pointsForAttempt } from '#content/scoring.ts';

/** The points that help costs in this attempt: as many as winning at the next one would, and one at least. */
export function priceOfHelp(points: AttemptPoints, attempt: number): number {
  const now = pointsForAttempt(points, attempt);
  return Math.max(now - pointsForAttempt(points, attempt + 1), Math.min(now, 1));
}

/** Returns the question to ask before help costs points; undefined if it is free. */
export function priceText(t: Translate<KeyOf<'games'>>, points: number): string | undefined {
  return points > 0 ? t('game.price', { count: points }) : undefined;
}
