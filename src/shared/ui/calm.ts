import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wish).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wish);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
