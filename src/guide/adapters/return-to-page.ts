/** Calls when the visitor comes back to this page, or another tab has kept something on the device. The stop is returned. */
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
