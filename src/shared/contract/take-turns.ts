/** Milliseconds after which others have their turn. */
const turn = 10;

/**
 * Runs long work step by step, so that others have their turn meanwhile. Each `yield` ends a step.
 *
 * @param pause resolves once the others have had their turn
 */
export async function takeTurns<Result>(work: Iterator<unknown, Result>, pause: () => Promise<void>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - since > turn) {
      await pause();
      since = performance.now();
    }
  }
}

/** Runs long work of a page in turns with input and frames. */
export function inPageTurns<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  return takeTurns(work, nextTask);
}

/** Resolves in a new task, without the delay that browsers give to repeated timers. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
    port2.postMessage(undefined);
  });
}
