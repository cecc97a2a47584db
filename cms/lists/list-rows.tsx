import { Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RowCheckbox } from './row-checkbox.tsx';
import { SmallPicture } from './small-picture.tsx';
import { type Selection } from './use-selection.ts';
import { type RowsView, rowHeight, VirtualRows } from './virtual-rows.tsx';
import styles from './object-list.module.css';

/** The content of a row. */
export interface ListEntry {
  readonly ID: number;
  readonly name: string;
}

/** The parts of a row besides the name. */
export interface RowLooks {
  /** Below the name. */
  readonly detail?: string;
  /** As stored; undefined if rows have no pictures. */
  readonly picture?: string;
  /** Whether it belongs to the row above it. */
  readonly isInner?: boolean;
}

export interface RowsHandle {
  readonly focusFirst: () => void;
  readonly openFirst: () => void;
  /** The last active row, or the one in its place if it is gone. */
  readonly focusStop: () => void;
  readonly scrollToTop: () => void;
}

export interface ListRowsProps<Entry extends ListEntry> {
  readonly handle: Ref<RowsHandle>;
  readonly rows: readonly Entry[];
  readonly show: ((entry: Entry) => RowLooks) | undefined;
  readonly path: string;
  readonly current: number;
  /** Keys that stay when new objects are saved. */
  readonly keyOf?: (ID: number) => string;
  /** The end of a row's address, after the path; its ID unless given. */
  readonly addressOf?: (entry: Entry) => string;
  /** The state of a row's address, such as the field that it leads to. */
  readonly stateOf?: (entry: Entry) => unknown;
  /** Shown beside the words. */
  readonly renderMark?: (entry: Entry) => ReactNode;
  /** A row's own buttons. */
  readonly renderTools?: (entry: Entry) => ReactNode;
  /** Undefined if rows are only opened, one at a time. */
  readonly selection?: Selection;
  /** Up from the first row. */
  readonly onLeave: () => void;
  readonly onRemove?: (ID: number) => void;
  readonly onCopy?: (ID: number) => void;
}

/** The rows of a list: arrow keys go from one to the next, one tab stop leads in. */
export function ListRows<Entry extends ListEntry>(props: ListRowsProps<Entry>): ReactNode {
  const { handle, rows, show, path, current, keyOf, addressOf, stateOf, renderMark, renderTools, selection } = props;
  const { onLeave, onRemove, onCopy } = props;
  const navigate = useNavigate();
  const view = useRef<RowsView>(null);
  const [reached, setReached] = useState<number>();
  const currentPlace = rows.findIndex(({ ID }) => ID === current);
  const reachedPlace = rows.findIndex(({ ID }) => ID === reached);
  const stop = [reachedPlace, currentPlace].find((place) => place >= 0) ?? 0;

  const lastPlace = useRef(0);
  useEffect(() => {
    const place = reached === undefined ? currentPlace : reachedPlace;
    if (place >= 0) lastPlace.current = place;
  });

  const isListed = currentPlace >= 0;
  useEffect(() => {
    // An object that was opened by a link, or just created, is scrolled into sight.
    if (isListed) view.current?.scrollTo(currentPlace);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current, isListed]);

  const addressFor = (row: Entry): string => `${path}/${addressOf?.(row) ?? row.ID}`;
  const focusAt = (place: number): void => {
    const row = rows[place];
    if (row === undefined) return;
    setReached(row.ID);
    view.current?.scrollTo(place);
    // The row may exist only after the list has scrolled to it.
    requestAnimationFrame(() => {
      view.current?.element?.querySelector<HTMLElement>(`[data-row="${row.ID}"]`)?.focus({ preventScroll: true });
    });
  };
  useImperativeHandle(handle, () => ({
    focusFirst: () => focusAt(0),
    openFirst: () => {
      const [first] = rows;
      if (first !== undefined) void navigate(addressFor(first), { state: stateOf?.(first) });
    },
    focusStop: () => focusAt(Math.min(lastPlace.current, rows.length - 1)),
    scrollToTop: () => view.current?.scrollTo(0),
  }));

  const pressed = (event: KeyboardEvent, place: number, ID: number): void => {
    const height = Math.min(view.current?.element?.clientHeight ?? 0, globalThis.innerHeight);
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const ways: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => focusAt(Math.min(place + 1, rows.length - 1)),
      ArrowUp: () => (place === 0 ? onLeave() : focusAt(place - 1)),
      PageDown: () => focusAt(Math.min(place + page, rows.length - 1)),
      PageUp: () => focusAt(Math.max(place - page, 0)),
      Home: () => focusAt(0),
      End: () => focusAt(rows.length - 1),
      ' ': selection && (() => selection.toggle(ID, event.shiftKey)),
      Delete: onRemove && (() => onRemove(ID)),
    };
    const isCopy = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    const act = isCopy ? onCopy && (() => onCopy(ID)) : ways[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <VirtualRows view={view} rows={rows} kept={stop} keyOf={keyOf} className={styles.scroller}>
      {(row, place) => {
        const { detail, picture, isInner } = show?.(row) ?? {};
        return (
          <>
            {selection === undefined ? null : (
              <RowCheckbox selection={selection} ID={row.ID} name={row.name} tabIndex={place === stop ? 0 : -1} />
            )}
            <UnstyledButton
              component={Link}
              to={addressFor(row)}
              state={stateOf?.(row)}
              className={styles.link}
              data-row={row.ID}
              data-inner={isInner || undefined}
              tabIndex={place === stop ? 0 : -1}
              aria-current={row.ID === current ? 'true' : undefined}
              onKeyDown={(event) => pressed(event, place, row.ID)}
              onFocus={() => setReached(row.ID)}
            >
              {picture === undefined ? null : <SmallPicture url={picture} name={row.name} size={36} />}
              <span className={styles.words}>
                <Text truncate>{row.name}</Text>
                {detail === undefined ? null : (
                  <Text truncate size="xs" c="dimmed">
                    {detail}
                  </Text>
                )}
              </span>
              {renderMark?.(row)}
            </UnstyledButton>
            {renderTools?.(row)}
          </>
        );
      }}
    </VirtualRows>
  );
}
