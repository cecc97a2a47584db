/** Milliseconds; only equal steps make physics the same on every screen. */
export const stepLength = 1000 / 60;

/** After a hitch, the simulation falls behind rather than leaps. */
const mostAtOnce = 3;

/** Turns the time between frames into equal steps. */
export function createFixedSteps(run: () => void): (milliseconds: number) => void {
  let owed = 0;
  return (milliseconds) => {
    owed = Math.min(owed + (milliseconds > 0 ? milliseconds : 0), mostAtOnce * stepLength);
    // Frames of exactly one step must not lose one by rounding.
    for (; owed >= stepLength - 1e-6; owed -= stepLength) run();
  };
}
