/**
 * Calls back when the visitor returns to this page, or another tab has changed the device's storage. Returns the stop.
 */
export function onReturn(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('storage', listener, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden) listener();
    },
    { signal },
  );
  return () => listeners.abort();
}
