import { useSyncExternalStore } from 'react';

/** The page's look as a text that changes whenever a canvas has to read the page's colours again. */
export function useLook(): string {
  return useSyncExternalStore(subscribe, look);
}

function look(): string {
  const { contrast, look: shade } = document.documentElement.dataset;
  return `${contrast} ${shade}`;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-contrast', 'data-look'] });
  return () => observer.disconnect();
}
