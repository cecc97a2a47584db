import { useSyncExternalStore } from 'react';

/** The page's look. When it changes, a canvas has to read the page's colours again. */
export function useLook(): 'light' | 'dark' | 'high' {
  return useSyncExternalStore(subscribe, lookNow);
}

function lookNow(): 'light' | 'dark' | 'high' {
  const { contrast, look } = document.documentElement.dataset;
  if (contrast === 'high') return 'high';
  return look === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-contrast', 'data-look'] });
  return () => observer.disconnect();
}
