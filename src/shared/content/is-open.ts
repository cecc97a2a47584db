import { type Tour } from './entities/tour.ts';

/**
 * Returns whether visitors find a tour. Its first and its last day count.
 *
 * @param day where the visitor is, such as `2026-05-31`; undefined: whatever the day is
 */
export function isOpen(
  { Enabled, EnabledFrom, EnabledUntil }: Pick<Tour, 'Enabled' | 'EnabledFrom' | 'EnabledUntil'>,
  day: string | undefined,
): boolean {
  return Enabled && (day === undefined || (EnabledFrom <= day && day <= (EnabledUntil || day)));
}
