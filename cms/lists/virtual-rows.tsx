import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { type RowsInSight, useRowsInSight } from './rows-in-sight.ts';
import styles from './virtual-rows.module.css';

/** Pixels. */
export const rowHeight = 52;

export interface RowsView extends Pick<RowsInSight, 'scrollTo'> {
  readonly element: HTMLElement | null;
}

export interface VirtualRowsProps<Row extends { readonly ID: number }> {
  readonly view?: Ref<RowsView>;
  readonly rows: readonly Row[];
  /** Gives the list its height. */
  readonly className: string | undefined;
  /** The place of a row that stays in the page out of sight too, because it is the tab stop. */
  readonly kept?: number | undefined;
  /** Pixels of a row; usually those of a line with a picture. */
  readonly height?: number;
  /** Undefined: the ID is the row's key. */
  readonly keyOf?: ((ID: number) => string) | undefined;
  readonly children: (row: Row, place: number) => ReactNode;
}

/** As many rows as there may be: only those in sight are in the page. */
export function VirtualRows<Row extends { readonly ID: number }>(props: VirtualRowsProps<Row>): ReactNode {
  const { view, rows, kept, className, keyOf, height = rowHeight, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const inSight = useRowsInSight({
    scroller,
    count: rows.length,
    estimateSize: () => height,
    overscan: 8,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      return kept === undefined || kept >= rows.length || places.includes(kept)
        ? places
        : [...places, kept].toSorted((one, other) => one - other);
    },
  });
  useImperativeHandle(view, () => ({ element: scroller.current, scrollTo: inSight.scrollTo }));
  return (
    <div ref={scroller} className={className}>
      <ul className={styles.rows} style={{ height: inSight.height }}>
        {inSight.rows.map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={keyOf?.(row.ID) ?? row.ID}
              className={styles.row}
              style={{ transform: `translateY(${start}px)`, height }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {children(row, index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
