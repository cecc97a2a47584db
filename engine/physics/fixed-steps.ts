/** Milliseconds; only fixed steps make physics the same on every screen. */
export const stepLength = 1000 / 60;

/** After a hitch, the simulation falls behind rather than leaps. */
const mostAtOnce = 3;

/** Divides the time between frames into fixed steps. */
export function createFixedSteps(run: () => void): (milliseconds: number) => void {
  let owed = 0;
  return (milliseconds) => {
    owed = Math.min(owed + (milliseconds > 0 ? milliseconds : 0), mostAtOnce * stepLength);
    // Rounding must not drop the step of a frame that lasts exactly one step.
    for (; owed >= stepLength - 1e-6; owed -= stepLength) run();
  };
}
