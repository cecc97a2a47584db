/**
 * Gives an overlay its own entry in the browser's history, so that going back closes it and the screen stays. The
 * router does not know of it.
 *
 * @param onGone called once, when the visitor has gone back or closed the overlay
 * @returns a function that closes it; `onGone` is called when the browser has gone back
 */
export function openLayer(onGone: () => void): () => void {
  const depth = depthOf(history.state) + 1;
  history.pushState({ ...history.state, [layer]: depth }, '');
  addEventListener('popstate', look);
  return () => {
    if (depthOf(history.state) === depth) history.back();
  };

  function look(): void {
    if (depthOf(history.state) === depth) return;
    removeEventListener('popstate', look);
    onGone();
  }
}

/** Returns whether an overlay that the visitor is using covers the screen. */
export function isLayerOpen(): boolean {
  return depthOf(history.state) > 0;
}

const layer = 'layer';

function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && layer in state ? state[layer] : undefined;
  return typeof depth === 'number' ? depth : 0;
}
