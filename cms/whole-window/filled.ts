import { useEffect } from 'react';
import { create } from 'zustand';

/** How many editors fill the window. */
const useFilled = create(() => 0);

/** Counts an editor for {@link useIsFilled}. */
export function useFilling(isWide: boolean): void {
  useEffect(() => {
    if (!isWide) return undefined;
    useFilled.setState((count) => count + 1, true);
    return () => useFilled.setState((count) => count - 1, true);
  }, [isWide]);
}

/** Whether an editor fills the window, for elements beside it. */
export function useIsFilled(): boolean {
  return useFilled((count) => count > 0);
}
