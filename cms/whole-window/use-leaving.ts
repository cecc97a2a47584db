import { useEffect, useEffectEvent } from 'react';

/** What closes at Escape itself, before anything behind it. */
const above = '[role=dialog], [role=menu], [role=listbox], [aria-expanded=true]';

/** Leaves the full window at Escape, wherever the focus is, unless something else used the key. */
export function useLeaving(isWide: boolean, leave: () => void): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!isWide) return undefined;
    let isAbove = false;
    const listeners = new AbortController();
    // Before anything closes, because it is gone afterwards.
    const look = (): void => {
      isAbove = [...document.querySelectorAll(above)].some((element) => element.checkVisibility());
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !isAbove) onLeave();
    };
    document.addEventListener('keydown', look, { signal: listeners.signal, capture: true });
    document.addEventListener('keydown', onKey, { signal: listeners.signal });
    return () => listeners.abort();
  }, [isWide]);
}
