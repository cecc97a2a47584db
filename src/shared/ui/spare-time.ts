/** Milliseconds of work at a time where browsers do not say how much time is to spare. */
const turn = 8;

/** Runs long work step by step while the page has nothing else to do. Each `yield` ends a step. @returns ends the work */
export function inSpareTime(work: Iterator<unknown>): () => void {
  let stop = whenIdle(go);
  return () => stop();

  function go(spare: () => number): void {
    while (spare() > 0) if (work.next().done === true) return;
    stop = whenIdle(go);
  }
}

/** @param task receives the number of milliseconds that remain. @returns cancels it */
function whenIdle(task: (spare: () => number) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback((deadline) => task(() => deadline.timeRemaining()));
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => {
    const end = performance.now() + turn;
    task(() => end - performance.now());
  });
  return () => clearTimeout(timer);
}
