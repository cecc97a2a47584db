import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Returns false while a screen is rendered without a browser, and while the browser takes that screen over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
