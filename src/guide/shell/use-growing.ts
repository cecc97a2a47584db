import { type RefCallback, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** So many lines are shown at once, and so many more whenever the end comes near. */
const portion = 100;

/** How far each list had grown, so that going back finds the place again. */
const grown = new Map<string, number>();

/**
 * Shows a long list portion by portion as the visitor gets there.
 *
 * @param list what tells the list from others at the same address
 * @returns how many lines to show, and the ref of an element behind the last of them, to be keyed by that number
 */
export function useGrowing(length: number, list = ''): { readonly shown: number; readonly end: RefCallback<Element> } {
  const place = useLocation().pathname + list;
  const [shown, setShown] = useState(() => grown.get(place) ?? portion);
  const end = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            setShown((count) => {
              const next = Math.min(count + portion, Math.max(length, portion));
              grown.set(place, next);
              return next;
            });
          }
        },
        { rootMargin: '1500px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [place, length],
  );
  return { shown, end };
}
