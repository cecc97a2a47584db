/** Milliseconds of work before the page gets a turn to handle input. */
const stretch = 8;

/** For long work in many steps. Call it after each: it returns a promise to await whenever the page needs its turn. */
export function createTimeSlices(): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    if (performance.now() - start < stretch) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        start = performance.now();
        resolve();
      });
    });
  };
}

/** Runs a task for each element, a few at a time. Returns the stop. */
export function forEachInSlices<Element>(elements: readonly Element[], task: (element: Element) => void): () => void {
  const yieldIfDue = createTimeSlices();
  let isWanted = true;
  void (async () => {
    for (const element of elements) {
      if (!isWanted) return;
      task(element);
      const pause = yieldIfDue();
      if (pause !== undefined) await pause;
    }
  })();
  return () => {
    isWanted = false;
  };
}
