import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

/** The attribute of the root element while the visitor wants nothing to move, whatever the device prefers. */
export const calmAttribute = 'data-calm';

/** Whether the visitor prefers reduced motion, by the device or by the guide's own setting. */
export function isCalm(): boolean {
  return matchMedia(wish).matches || document.documentElement.hasAttribute(calmAttribute);
}

export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wish);
  const root = new MutationObserver(listener);
  query.addEventListener('change', listener);
  root.observe(document.documentElement, { attributeFilter: [calmAttribute] });
  return () => {
    query.removeEventListener('change', listener);
    root.disconnect();
  };
}
