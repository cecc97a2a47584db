import { type UniqueIdentifier } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { useWords } from '../../language/words.tsx';
import { SortFrame } from '../../sorting/sort-frame.tsx';
import { type Standing } from '../../sorting/use-sort-words.ts';
import { objectLabel } from '../../workspace/object-label.ts';
import { dropRow, heightOf, type OutlineRow, shiftsOf, standingAt, stepOf, takes } from './outline-rows.ts';
import { OutlineListRow } from './outline-list-row.tsx';
import { type OutlineEdits } from './use-outline-edits.ts';
import list from '../../lists/virtual-rows.module.css';
import styles from './tours-section.module.css';

export interface OutlineListProps {
  readonly rows: readonly OutlineRow[];
  /** All, also those that are not shown. */
  readonly groups: readonly TourGroup[];
  /** The row of what is open. */
  readonly current: string | undefined;
  /** Undone while only some rows are shown: there is no saying then where a row would stand. */
  readonly canMove: boolean;
  readonly edits: OutlineEdits;
  readonly onAddTour: (groupID: number) => void;
}

/** Groups and tours in an order that can be changed, as many as there may be. */
export function OutlineList({ rows, groups, current, canMove, edits, onAddTour }: OutlineListProps): ReactNode {
  const { t, language } = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<UniqueIdentifier>();
  // What was moved last, or is about to be.
  const [touched, setTouched] = useState<string>();
  const [said, say] = useState('');
  const ids = useMemo(() => rows.map(({ key }) => key), [rows]);
  const placeOf = useMemo(() => new Map(ids.map((key, place) => [key, place])), [ids]);
  const heldAt = placeOf.get(String(held)) ?? -1;
  const touchedAt = placeOf.get(touched ?? '') ?? -1;
  const isGroupHeld = rows[heldAt]?.kind === 'group';

  const labelOfRow = useCallback(
    (row: OutlineRow | undefined): string => {
      if (row === undefined || row.kind === 'loose') return t('tours.loose');
      return objectLabel(row.kind === 'group' ? row.group : row.tour, language, t('unnamed'));
    },
    [language, t],
  );
  const nameOf = useCallback(
    (id: UniqueIdentifier) => labelOfRow(rows[placeOf.get(String(id)) ?? -1]),
    [rows, placeOf, labelOfRow],
  );
  const standing = useCallback(
    (from: number, to: number): Standing => {
      const after = dropRow(rows, from, to);
      const row = rows[from];
      const { head, ...place } = standingAt(after, row === undefined ? -1 : after.indexOf(row));
      return { ...place, list: head === undefined ? undefined : labelOfRow(head) };
    },
    [rows, labelOfRow],
  );
  const standingOf = useCallback(
    (id: UniqueIdentifier, over: UniqueIdentifier) =>
      standing(placeOf.get(String(id)) ?? -1, placeOf.get(String(over)) ?? -1),
    [standing, placeOf],
  );
  const shiftOf = useMemo(() => {
    let known: { readonly from: number; readonly to: number; readonly shifts: ReadonlyMap<string, number> } | undefined;
    return (from: number, to: number, place: number): number => {
      if (known?.from !== from || known.to !== to)
        known = { from, to, shifts: shiftsOf(rows, dropRow(rows, from, to)) };
      return known.shifts.get(ids[place] ?? '') ?? 0;
    };
  }, [rows, ids]);

  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be remembered
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => {
      const row = rows[place];
      return row === undefined ? 0 : heightOf(row);
    },
    getItemKey: (place) => ids[place] ?? place,
    overscan: 10,
    // What is moved stays there with its focus, however far it goes; a group can go beside any other.
    rangeExtractor: (range) => {
      const kept = [heldAt, touchedAt].filter((place) => place >= 0);
      const goals = isGroupHeld ? rows.flatMap(({ kind }, place) => (kind === 'group' ? [place] : [])) : [];
      return [...new Set([...defaultRangeExtractor(range), ...kept, ...goals])].toSorted((one, other) => one - other);
    },
  });

  const shownAt = placeOf.get(current ?? '') ?? -1;
  useEffect(() => {
    // A visitor who follows a link sees the row's place in the list.
    if (shownAt >= 0) virtual.scrollToIndex(shownAt, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shownAt]);
  useEffect(() => {
    // A row that was moved stays in sight.
    if (canMove && touchedAt >= 0) virtual.scrollToIndex(touchedAt, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [touchedAt]);

  const hold = (id: UniqueIdentifier | undefined): void => {
    setHeld(id);
    if (id !== undefined) setTouched(String(id));
  };
  const move = (from: number, to: number): void => edits.move(rows, from, to);
  const step = (from: number, by: 1 | -1): (() => void) | undefined => {
    const to = canMove ? stepOf(rows, from, by) : undefined;
    if (to === undefined) return undefined;
    return () => {
      const { list = '', ...facts } = { name: labelOfRow(rows[from]), ...standing(from, to) };
      move(from, to);
      say(list === '' ? t('sort.dropped', facts) : t('sort.dropped.in', { ...facts, list }));
    };
  };
  return (
    <>
      <SortFrame ids={ids} nameOf={nameOf} onMove={move} onHold={hold} standingOf={standingOf} shiftOf={shiftOf}>
        <div ref={scroller} className={styles.scroller}>
          <ul className={list.rows} style={{ height: virtual.getTotalSize() }} aria-label={t('tours.outline')}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              if (row === undefined) return null;
              return (
                <OutlineListRow
                  key={row.key}
                  row={row}
                  start={start}
                  standing={standingAt(rows, index)}
                  name={labelOfRow(row)}
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
