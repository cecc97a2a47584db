import { useSyncExternalStore } from 'react';
import { type Shade } from '#content/brand.ts';
import { useSettings } from './interface-context.tsx';

/** Returns how the visitor wants the guide to look now. High contrast wins over dark. */
export function useShade(): Shade {
  const { highContrast, look } = useSettings();
  // A rendered screen is the same in both looks.
  const prefersDark = useSyncExternalStore(subscribe, isDark, isDark);
  if (highContrast) return 'high';
  return look === 'dark' || (look === 'device' && prefersDark) ? 'dark' : 'light';
}

function isDark(): boolean {
  return query().matches;
}

function subscribe(listener: () => void): () => void {
  const asked = query();
  asked.addEventListener('change', listener);
  return () => asked.removeEventListener('change', listener);
}

function query(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
