/** Milliseconds by which a clock may be set without being doubted. */
const tolerance = 60_000;
/** Milliseconds for which a clock that was set is doubted: it may be set back. */
const doubtMs = 5 * 60_000;

/**
 * Returns what tells whether the clock can be trusted, asked about once a minute: a clock that is ten years ahead for a
 * minute must not publish anything.
 *
 * @param elapsed milliseconds since the process started, whatever the clock says
 */
export function createSteadyClock(clock: () => number, elapsed: () => number): () => boolean {
  let last: { readonly at: number; readonly elapsed: number } | undefined;
  let doubtedUntil = -Infinity;
  return () => {
    const now = { at: clock(), elapsed: elapsed() };
    const jump = last === undefined ? 0 : now.at - last.at - (now.elapsed - last.elapsed);
    if (Math.abs(jump) > tolerance) doubtedUntil = now.elapsed + doubtMs;
    last = now;
    return now.elapsed >= doubtedUntil;
  };
}
