import { type RefCallback, startTransition, useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** Lines shown at first, and added whenever the end comes near: few enough to render between two frames. */
const portion = 25;

/** The length of each list, so that going back restores the scroll position. */
const grown = new Map<string, number>();

/**
 * Shows a long list portion by portion as the visitor scrolls.
 *
 * @param list identifies the list among those at this address
 * @returns the number of lines to show, and the ref of an element behind the last of them, keyed by that number
 */
export function useGrowing(
  length: number,
  list: string,
): { readonly shown: number; readonly end: RefCallback<Element> } {
  const key = `${useLocation().pathname} ${list}`;
  const [shown, setShown] = useState(() => grown.get(key) ?? portion);
  const end = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            startTransition(() =>
              setShown((count) => {
                const next = Math.min(count + portion, Math.max(length, portion));
                grown.set(key, next);
                return next;
              }),
            );
          }
        },
        { rootMargin: '2000px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [key, length],
  );
  const hasMore = shown < length;
  // In the layout phase, so that no key is missed once the list is there.
  useLayoutEffect(() => {
    if (!hasMore) return undefined;
    const showAll = (event: KeyboardEvent): void => {
      if (event.key !== 'End' || document.activeElement?.matches('input, select') === true) return;
      // The browser would scroll to the end of what it has, or drop a scroll that rendering the rest delays.
      event.preventDefault();
      grown.set(key, length);
      flushSync(() => setShown(length));
      scrollTo(0, document.body.scrollHeight);
    };
    addEventListener('keydown', showAll);
    return () => removeEventListener('keydown', showAll);
  }, [key, length, hasMore]);
  return { shown, end };
}
