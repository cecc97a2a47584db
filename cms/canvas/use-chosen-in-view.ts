import { type RefObject, useEffect } from 'react';

/** Scrolls a list, but not the page, to the entry of the chosen shape. */
export function useChosenInView(list: RefObject<HTMLElement | null>, chosen: number | undefined): void {
  useEffect(() => {
    const box = list.current?.getBoundingClientRect();
    const row = list.current?.children[chosen ?? -1]?.getBoundingClientRect();
    if (box === undefined || row === undefined) return;
    const by = Math.min(row.top - box.top, 0) + Math.max(row.bottom - box.bottom, 0);
    list.current?.scrollBy({ top: by });
  }, [list, chosen]);
}
