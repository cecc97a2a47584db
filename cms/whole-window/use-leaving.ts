import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isForm } from './is-form.ts';

/** Elements that close at Escape themselves, before anything behind them. Folds of forms and of the menu stay open. */
const above = '[role=dialog], [role=menu], [role=listbox], [aria-expanded=true]:not([data-fold])';

/**
 * Leaves the whole window at Escape, wherever the focus is, unless something else used the key. In a field, the key
 * leads back to the work first.
 *
 * @param first the element of the editor that gets the focus then
 */
export function useLeaving(isWide: boolean, leave: () => void, first: RefObject<HTMLElement | null>): void {
  const onEscape = useEffectEvent((target: EventTarget | null) => {
    if (isForm(target)) first.current?.focus({ preventScroll: true });
    else leave();
  });
  useEffect(() => {
    if (!isWide) return undefined;
    let isAbove = false;
    const listeners = new AbortController();
    // Before anything closes, because it is gone afterwards.
    const look = (): void => {
      isAbove = [...document.querySelectorAll(above)].some((element) => element.checkVisibility());
    };
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !isAbove) onEscape(target);
    };
    document.addEventListener('keydown', look, { signal: listeners.signal, capture: true });
    document.addEventListener('keydown', onKey, { signal: listeners.signal });
    return () => listeners.abort();
  }, [isWide]);
}
