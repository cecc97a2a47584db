import { type UniqueIdentifier } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState, useCallback, type RefObject, useEffect } from 'react';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { useTexts } from '../../language/texts.tsx';
import { SortFrame } from '../../sorting/sort-frame.tsx';
import { type TreeRow, positionAt, stepOf, takes, dropRow, heightOf } from './tree-rows.ts';
import { createShifts } from './row-shifts.ts';
import { TreeListRow } from './tree-list-row.tsx';
import { type TreeEdits } from './use-tree-edits.ts';
import list from '../../lists/virtual-rows.module.css';
import styles from './tours-section.module.css';
import { type SortPosition } from '../../sorting/use-sort-texts.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { type RowsInSight, useRowsInSight } from '../../lists/rows-in-sight.ts';

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
          <ul className={list.rows} style={{ height: virtual.height }} aria-label={t('tours.outline')}>
            {virtual.rows.map(({ index, start }) => {
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

interface TreePositions {
  readonly labelOf: (row: TreeRow | undefined) => string;
  readonly nameOf: (id: UniqueIdentifier) => string;
  /** Returns a row's position after it is dropped at another row's place. */
  readonly position: (from: number, to: number) => SortPosition;
  readonly positionOf: (id: UniqueIdentifier, over: UniqueIdentifier) => SortPosition;
}

/** Names rows and their positions for announcements. */
function useTreePositions(rows: readonly TreeRow[], placeOf: ReadonlyMap<string, number>): TreePositions {
  const { t, language } = useTexts();
  const labelOf = useCallback(
    (row: TreeRow | undefined): string => {
      if (row === undefined || row.kind === 'loose') return t('tours.loose');
      return objectLabel(row.kind === 'group' ? row.group : row.tour, language, t('unnamed'));
    },
    [language, t],
  );
  const nameOf = useCallback(
    (id: UniqueIdentifier) => labelOf(rows[placeOf.get(String(id)) ?? -1]),
    [rows, placeOf, labelOf],
  );
  const position = useCallback(
    (from: number, to: number): SortPosition => {
      const after = dropRow(rows, from, to);
      const row = rows[from];
      const { head, ...place } = positionAt(after, row === undefined ? -1 : after.indexOf(row));
      return { ...place, list: head === undefined ? undefined : labelOf(head) };
    },
    [rows, labelOf],
  );
  const positionOf = useCallback(
    (id: UniqueIdentifier, over: UniqueIdentifier) =>
      position(placeOf.get(String(id)) ?? -1, placeOf.get(String(over)) ?? -1),
    [position, placeOf],
  );
  return { labelOf, nameOf, position, positionOf };
}

interface VirtualTreeOptions {
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
function useVirtualTree(options: VirtualTreeOptions): RowsInSight {
  const { rows, ids, scroller, heldAt, touchedAt, shownAt, canMove } = options;
  const isGroupHeld = rows[heldAt]?.kind === 'group';
  const virtual = useRowsInSight({
    scroller,
    count: rows.length,
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
    if (shownAt >= 0) virtual.scrollTo(shownAt);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shownAt]);
  useEffect(() => {
    if (canMove && touchedAt >= 0) virtual.scrollTo(touchedAt);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [touchedAt]);
  return virtual;
}
