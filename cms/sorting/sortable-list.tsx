import { type UniqueIdentifier } from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '../language/texts.tsx';
import { SortFrame } from './sort-frame.tsx';
import { useSortRow } from './use-sort-row.tsx';
import styles from './sortable-list.module.css';

/** Renders a row with its handle and the actions that move it without dragging. */
export interface RowParts<Row> {
  readonly row: Row;
  readonly place: number;
  readonly handle: ReactNode;
  readonly move: MoveRow;
}

/** Moves the row without dragging; undefined if it is already at that end. */
export interface MoveRow {
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
}

export interface SortableListProps<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => UniqueIdentifier;
  readonly nameOf: (row: Row) => string;
  readonly onMove: (from: number, to: number) => void;
  /** Names the list. */
  readonly label: string;
  readonly children: (parts: RowParts<Row>) => ReactNode;
}

/** A list whose rows are sorted by dragging, by keys or by buttons. */
export function SortableList<Row>({ rows, idOf, nameOf, onMove, label, children }: SortableListProps<Row>): ReactNode {
  const { t } = useTexts();
  const [announcement, say] = useState('');
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const nameById = useMemo(
    () => (id: UniqueIdentifier) => {
      const row = rows.find((each) => idOf(each) === id);
      return row === undefined ? '' : nameOf(row);
    },
    [rows, idOf, nameOf],
  );
  const step = (row: Row, from: number, to: number): (() => void) | undefined => {
    if (to < 0 || to >= rows.length) return undefined;
    return () => {
      onMove(from, to);
      say(t('sort.dropped', { name: nameOf(row), place: to + 1, count: rows.length }));
    };
  };
  return (
    <>
      <SortFrame ids={ids} nameOf={nameById} onMove={onMove}>
        <ul className={styles.list} aria-label={label}>
          {rows.map((row, place) => (
            <SortableRow key={idOf(row)} id={idOf(row)} name={nameOf(row)}>
              {(handle) =>
                children({
                  row,
                  place,
                  handle,
                  move: { up: step(row, place, place - 1), down: step(row, place, place + 1) },
                })
              }
            </SortableRow>
          ))}
        </ul>
      </SortFrame>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

interface SortableRowProps {
  readonly id: UniqueIdentifier;
  readonly name: string;
  readonly children: (handle: ReactNode) => ReactNode;
}

function SortableRow({ id, name, children }: SortableRowProps): ReactNode {
  const { ref, style, isHeld, handle } = useSortRow(id, name);
  return (
    <li ref={ref} style={style} className={styles.row} data-held={isHeld || undefined}>
      {children(handle)}
    </li>
  );
}
