import { useSyncExternalStore } from 'react';
import { type Shade } from '#content/brand.ts';
import { useSettings } from './interface-context.tsx';

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

/** Returns how the visitor wants the guide to look now. High contrast wins over dark. */
export function useShade(): Shade {
  const { highContrast, look } = useSettings();
  // A rendered screen is the same in both looks.
  const prefersDark = useSyncExternalStore(subscribe, isDark, isDark);
  if (highContrast) return 'high';
  return look === 'dark' || (look === 'device' && prefersDark) ? 'dark' : 'light';
}

function isDark(): boolean {
  return darkDevice.matches;
}

function subscribe(listener: () => void): () => void {
  darkDevice.addEventListener('change', listener);
  return () => darkDevice.removeEventListener('change', listener);
}
