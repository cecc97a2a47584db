/**
 * Returns how many examples a property test draws: `npm run test:slow` sets CICERONE_RUNS to draw that many times as many.
 *
 * @param usual what is enough to notice an ordinary fault
 */
export function propertyRuns(usual: number): number {
  return usual * Number(process.env['CICERONE_RUNS'] ?? 1);
}

/** Whether more than the usual is tested. */
export const isThorough = propertyRuns(1) > 1;
