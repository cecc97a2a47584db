import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { heightOf, type TreeRow } from './tree-rows.ts';

export interface VirtualTreeOptions {
  readonly rows: readonly TreeRow[];
  readonly ids: readonly string[];
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The index of the dragged row, or -1. */
  readonly heldAt: number;
  /** The index of the row that was moved last or is about to be, or -1. */
  readonly touchedAt: number;
  /** The index of the row whose editor is open, or -1. */
  readonly shownAt: number;
  readonly canMove: boolean;
}

/** Renders only the rows in sight, and scrolls to a row when it is opened or moved. */
export function useVirtualTree(options: VirtualTreeOptions): Virtualizer<HTMLDivElement, Element> {
  const { rows, ids, scroller, heldAt, touchedAt, shownAt, canMove } = options;
  const isGroupHeld = rows[heldAt]?.kind === 'group';
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be remembered
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => {
      const row = rows[place];
      return row === undefined ? 0 : heightOf(row);
    },
    getItemKey: (place) => ids[place] ?? place,
    overscan: 10,
    // A moved row stays rendered with its focus, however far it goes; a group can be dropped beside any other group.
    rangeExtractor: (range) => {
      const moving = [heldAt, touchedAt].filter((place) => place >= 0);
      const goals = isGroupHeld ? rows.flatMap(({ kind }, place) => (kind === 'group' ? [place] : [])) : [];
      return [...new Set([...defaultRangeExtractor(range), ...moving, ...goals])].toSorted((one, other) => one - other);
    },
  });

  useEffect(() => {
    // Staff who follow a link see the row's place in the list.
    if (shownAt >= 0) virtual.scrollToIndex(shownAt, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shownAt]);
  useEffect(() => {
    if (canMove && touchedAt >= 0) virtual.scrollToIndex(touchedAt, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [touchedAt]);
  return virtual;
}
