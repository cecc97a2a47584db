import { TokenStep } from '#contract/calls/token-calls.ts';

const day = 86_400_000;

/**
 * Returns the end of a token's validity one step later, in milliseconds since 1970 (UTC). A month later is the same day
 * of the next month, or its last one.
 */
export function later(from: number, step: TokenStep): number {
  if (step !== TokenStep.month) return from + (step === TokenStep.week ? 7 : 1) * day;
  const date = new Date(from);
  const wantedDay = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wantedDay, lastDay));
  return date.getTime();
}
