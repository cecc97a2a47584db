/** So long, in milliseconds, work goes on before the visitor's taps and letters have their turn. */
const stretch = 8;

/** For long work in many steps: asked after each, it gives something to wait for whenever the page needs its turn. */
export function createBreath(): () => Promise<void> | undefined {
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

/** Does something to each element, a few at a time. The stop is returned. */
export function doCalmly<Element>(elements: readonly Element[], task: (element: Element) => void): () => void {
  const breathe = createBreath();
  let isWanted = true;
  void (async () => {
    for (const element of elements) {
      if (!isWanted) return;
      task(element);
      const pause = breathe();
      if (pause !== undefined) await pause;
    }
  })();
  return () => {
    isWanted = false;
  };
}
