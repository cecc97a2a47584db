/**
 * Gives what lies over a screen an entry of its own in the browser's history, so that going back takes it away and the
 * screen stays. The router knows nothing of it.
 *
 * @param onGone called once, when the visitor has gone back, or has closed it
 * @returns closes it; the call comes when the browser has gone back
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

/** Whether something lies over the screen that the visitor is busy with. */
export function isLayerOpen(): boolean {
  return depthOf(history.state) > 0;
}

const layer = 'layer';

function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && layer in state ? state[layer] : undefined;
  return typeof depth === 'number' ? depth : 0;
}
