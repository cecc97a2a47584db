import { type ReactNode, type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { type UniqueIdentifier } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useTexts } from '../../../language/texts.tsx';
import { type Selection } from '../../../lists/use-selection.ts';
import { SortFrame } from '../../../sorting/sort-frame.tsx';
import { ItemTreeRow } from './item-tree-row.tsx';
import { type ItemRow, nestingParent, stepOf } from './item-rows.ts';
import { type ItemFaults } from './use-item-faults.ts';
import { type ItemEdits } from './use-item-edits.ts';
import { type ItemNames } from '../../../tour-items/use-item-names.ts';
import { useStableKeys } from '../../../workspace/workspace-context.tsx';
import list from '../../../lists/virtual-rows.module.css';
import styles from './items.module.css';

export interface ItemTreeHandle {
  /** Moves the focus to the station at an index. */
  readonly focusAt: (place: number) => void;
}

export interface ItemTreeProps {
  readonly handle: Ref<ItemTreeHandle>;
  readonly rows: readonly ItemRow[];
  readonly names: ItemNames;
  readonly edits: ItemEdits;
  readonly faults: ItemFaults;
  readonly selection: Selection;
  readonly onOpen: (ID: number) => void;
  readonly onDuplicate: (ID: number) => void;
  readonly onMove: (ID: number) => void;
  readonly onRemove: (ID: number) => void;
}

/** Pixels. */
const rowHeight = 56;

/** The stations of a tour in their order, any number of them. */
export function ItemTree(props: ItemTreeProps): ReactNode {
  const { handle, rows, names, edits, faults, selection, onOpen, onDuplicate, onMove, onRemove } = props;
  const { t } = useTexts();
  const keyOf = useStableKeys('tourItems');
  const scroller = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<UniqueIdentifier>();
  const [announcement, say] = useState('');
  const ids = useMemo(() => rows.map(({ item }) => item.ID), [rows]);
  const nameOf = useCallback(
    (id: UniqueIdentifier) => {
      const row = rows.find(({ item }) => item.ID === id);
      return row === undefined ? '' : `${row.item.Code} ${names.station(row.item.LocationID)}`;
    },
    [rows, names],
  );
  const heldAt = held === undefined ? -1 : ids.indexOf(Number(held));
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be remembered
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // A moving row stays rendered, however far it goes.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(heldAt < 0 ? [] : [heldAt])])],
  });
  useImperativeHandle(handle, () => ({
    focusAt: (place) => {
      virtual.scrollToIndex(place);
      // The row may not be rendered until the list has scrolled to it.
      requestAnimationFrame(() => {
        scroller.current?.querySelector<HTMLElement>(`[data-item="${ids[place]}"]`)?.focus({ preventScroll: true });
      });
    },
  }));
  const move = (from: number, to: number): void => edits.move(rows, from, to);
  const step = (place: number, by: 1 | -1): (() => void) | undefined => {
    const to = stepOf(rows, place, by);
    if (to === undefined) return undefined;
    return () => {
      move(place, to);
      say(t('sort.dropped', { name: nameOf(ids[place] ?? -1), place: to + 1, count: rows.length }));
    };
  };
  return (
    <>
      <SortFrame ids={ids} nameOf={nameOf} onMove={move} onHold={setHeld}>
        <div ref={scroller} className={styles.scroller}>
          <ul className={list.rows} style={{ height: virtual.getTotalSize() }} aria-label={t('stop.list')}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              if (row === undefined) return null;
              const parent = nestingParent(rows, index);
              const { ID, Parent } = row.item;
              return (
                <ItemTreeRow
                  key={keyOf(ID)}
                  row={row}
                  start={start}
                  place={index}
                  count={rows.length}
                  names={names}
                  fault={faults.of(ID)}
                  selection={selection}
                  move={{ up: step(index, -1), down: step(index, 1) }}
                  nest={
                    parent === undefined
                      ? undefined
                      : { name: names.itemInFull({ ...parent }), act: () => edits.setParent(ID, parent.ID) }
                  }
                  unnest={row.depth === 0 ? undefined : () => edits.setParent(ID, parentOf(Parent))}
                  onOpen={() => onOpen(ID)}
                  onDuplicate={() => onDuplicate(ID)}
                  onMove={() => onMove(ID)}
                  onRemove={() => onRemove(ID)}
                />
              );
            })}
          </ul>
        </div>
      </SortFrame>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );

  function parentOf(ID: number): number {
    return rows.find(({ item }) => item.ID === ID)?.item.Parent ?? -1;
  }
}
