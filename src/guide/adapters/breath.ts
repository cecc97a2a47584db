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
