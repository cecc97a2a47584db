/** Milliseconds; physics is the same on every screen only in equal steps. */
export const stepLength = 1000 / 60;

/** After a hitch the world goes on slowly rather than in leaps. */
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
