import { useSyncExternalStore } from 'react';

/** Returns whether the phone believes that it has a network, for words only: the server may still be unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  const listeners = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, listener, { signal: listeners.signal });
  return () => listeners.abort();
}
