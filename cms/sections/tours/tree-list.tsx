import { type UniqueIdentifier } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { useTexts } from '../../language/texts.tsx';
import { SortFrame } from '../../sorting/sort-frame.tsx';
import { type TreeRow, positionAt, stepOf, takes } from './tree-rows.ts';
import { createShifts } from './row-shifts.ts';
import { TreeListRow } from './tree-list-row.tsx';
import { type TreeEdits } from './use-tree-edits.ts';
import { useTreePositions } from './use-tree-positions.ts';
import { useVirtualTree } from './use-virtual-tree.ts';
import list from '../../lists/virtual-rows.module.css';
import styles from './tours-section.module.css';

export interface TreeListProps {
  readonly rows: readonly TreeRow[];
  /** All groups, including those that are not shown. */
  readonly groups: readonly TourGroup[];
  /** The key of the row whose editor is open. */
  readonly current: string | undefined;
  /** False while only some rows are shown, because a row's new place would be unclear. */
  readonly canMove: boolean;
  readonly edits: TreeEdits;
  readonly onAddTour: (groupID: number) => void;
}

/** Groups and tours, any number of them, in an order that can be changed. */
export function TreeList({ rows, groups, current, canMove, edits, onAddTour }: TreeListProps): ReactNode {
  const { t } = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<UniqueIdentifier>();
  // The row that was moved last or is about to be.
  const [touched, setTouched] = useState<string>();
  const [announcement, say] = useState('');
  const ids = useMemo(() => rows.map(({ key }) => key), [rows]);
  const placeOf = useMemo(() => new Map(ids.map((key, place) => [key, place])), [ids]);
  const heldAt = placeOf.get(String(held)) ?? -1;
  const touchedAt = placeOf.get(touched ?? '') ?? -1;

  const { labelOf, nameOf, position, positionOf } = useTreePositions(rows, placeOf);
  const shiftOf = useMemo(() => createShifts(rows), [rows]);
  const virtual = useVirtualTree({
    rows,
    ids,
    scroller,
    heldAt,
    touchedAt,
    shownAt: placeOf.get(current ?? '') ?? -1,
    canMove,
  });

  const hold = (id: UniqueIdentifier | undefined): void => {
    setHeld(id);
    if (id !== undefined) setTouched(String(id));
  };
  const move = (from: number, to: number): void => edits.move(rows, from, to);
  const step = (from: number, by: 1 | -1): (() => void) | undefined => {
    const to = canMove ? stepOf(rows, from, by) : undefined;
    if (to === undefined) return undefined;
    return () => {
      const { list = '', ...facts } = { name: labelOf(rows[from]), ...position(from, to) };
      move(from, to);
      say(list === '' ? t('sort.dropped', facts) : t('sort.dropped.in', { ...facts, list }));
    };
  };
  return (
    <>
      <SortFrame ids={ids} nameOf={nameOf} onMove={move} onHold={hold} positionOf={positionOf} shiftOf={shiftOf}>
        <div ref={scroller} className={styles.scroller}>
          <ul className={list.rows} style={{ height: virtual.getTotalSize() }} aria-label={t('tours.outline')}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              if (row === undefined) return null;
              return (
                <TreeListRow
                  key={row.key}
                  row={row}
                  start={start}
                  position={positionAt(rows, index)}
                  name={labelOf(row)}
                  isCurrent={row.key === current}
                  isTarget={held === undefined || takes(rows, heldAt, index)}
                  canMove={canMove}
                  move={{ up: step(index, -1), down: step(index, 1) }}
                  groups={groups}
                  edits={edits}
                  onAddTour={onAddTour}
                  onMenu={() => setTouched(row.key)}
                />
              );
            })}
          </ul>
        </div>
      </SortFrame>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
