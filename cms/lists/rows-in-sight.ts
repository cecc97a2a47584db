import { type Range, useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type RefObject, use, useLayoutEffect, useState } from 'react';

/**
 * How the rows of a list scroll: in a separate box, with the page, or not at all while an entry has taken the place
 * of its list.
 */
export type RowScroll = 'box' | 'page' | 'hidden';

export const RowScrolling = createContext<RowScroll>('box');

/** Whether a list and its open entry take turns, because the window is too narrow for both. As the styles say. */
export function useIsOnePage(): boolean {
  return useMediaQuery('(width < 900px)', false, { getInitialValueInEffect: false });
}

/** Pixels that the bar at the top covers, with some air. */
const covered = 64;

export interface RowsInSightOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly estimateSize: (place: number) => number;
  readonly overscan: number;
  readonly getItemKey?: (place: number) => string | number;
  readonly rangeExtractor?: (range: Range) => number[];
}

export interface RowsInSight {
  readonly rows: readonly Pick<VirtualItem, 'index' | 'start'>[];
  /** Pixels of all rows. */
  readonly height: number;
  readonly scrollTo: (place: number) => void;
}

/** Renders only the rows in sight, whether the list scrolls or the page. */
export function useRowsInSight({ scroller, ...options }: RowsInSightOptions): RowsInSight {
  const scrolling = use(RowScrolling);
  const [above, setAbove] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be remembered
  const box = useVirtualizer<HTMLDivElement, Element>({
    ...options,
    getScrollElement: () => scroller.current,
    enabled: scrolling === 'box',
  });
  const page = useWindowVirtualizer({
    ...options,
    scrollMargin: above,
    scrollPaddingStart: covered,
    enabled: scrolling === 'page',
  });
  // It ends where it measures the same again.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (scrolling !== 'page' || scroller.current === null) return;
    // Filters or a notice above the list may have come or gone.
    // oxlint-disable-next-line react/set-state-in-effect
    setAbove(Math.round(scroller.current.getBoundingClientRect().top + globalThis.scrollY));
  });
  const shown = scrolling === 'page' ? page : box;
  const start = scrolling === 'page' ? above : 0;
  return {
    rows: shown.getVirtualItems().map((row) => ({ index: row.index, start: row.start - start })),
    height: shown.getTotalSize(),
    scrollTo: (place) => {
      if (scrolling !== 'hidden') shown.scrollToIndex(place);
    },
  };
}
