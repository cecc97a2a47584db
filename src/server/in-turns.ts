/** Milliseconds after which others have their turn. */
const turn = 10;

/** Runs long work step by step, so that other calls are answered meanwhile. Each `yield` ends a step. */
export async function inTurns<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - since > turn) {
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
  }
}
