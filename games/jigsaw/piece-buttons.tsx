import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type GameProps } from '../host/game-props.ts';
import { phraseText } from '../host/use-game.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type FramedView } from '#ui/picture/zoom-view.ts';
import styles from './jigsaw-game.module.css';
import { type JigsawLayout, screenBox } from './layout.ts';
import { type Box } from './rules/geometry.ts';
import { kindOf, pieceFor, type Cell, cellOf } from './rules/grid.ts';
import { groupOf, isLoose, type JigsawState } from './rules/groups.ts';
import { type Table } from './rules/table.ts';
import { pieceLabel, cellLabel } from './phrases.ts';

export interface PieceButtonsProps extends Pick<GameProps, 't' | 'say'> {
  readonly table: Table;
  readonly state: JigsawState;
  readonly layout: JigsawLayout;
  readonly view: ViewStore<FramedView>;
  readonly edgesFirst: boolean;
  /** The piece that the visitor has picked and not yet placed. */
  readonly picked: number | undefined;
  readonly onPick: (piece: number) => void;
  readonly onPlace: (place: Cell) => void;
  readonly onDetach: (piece: number) => void;
  readonly onCancel: () => void;
}

/** Buttons for playing without dragging: first a piece, then its place. Arrow keys move between them. */
export function PieceButtons(props: PieceButtonsProps): ReactNode {
  const framed = useStore(props.view);
  const boxOf = (box: Box, by = { x: 0, y: 0 }): Box =>
    screenBox(props.layout, framed, { ...box, x: box.x + by.x, y: box.y + by.y });
  const isHere = useRef(false);
  const placed = { ...props, boxOf, isHere };
  return (
    <div
      className={styles.buttons}
      onFocus={() => {
        isHere.current = true;
      }}
      onBlur={({ target }) => {
        // Removing a focused button would lose the focus, so the buttons that replace it take it over.
        queueMicrotask(() => {
          if (target.isConnected && !target.matches(':focus')) isHere.current = false;
        });
      }}
    >
      {props.picked === undefined ? <Pieces {...placed} /> : <Places key={props.picked} {...placed} />}
    </div>
  );
}

interface PlacedProps extends PieceButtonsProps {
  readonly boxOf: (box: Box, by?: { readonly x: number; readonly y: number }) => Box;
  /** Whether the focus is on these buttons; if so, the first button that replaces them takes it over. */
  readonly isHere: RefObject<boolean>;
}

/** The loose pieces, in the order of their numbers. */
function Pieces(props: PlacedProps): ReactNode {
  const { table, state, edgesFirst, t, onPick, onDetach, boxOf, isHere } = props;
  const loose = table.numbers
    .map((number, piece) => ({ number, piece }))
    .filter(({ piece }) => isLoose(state, piece) && !(edgesFirst && kindOf(table, piece) === 'inner'))
    .toSorted((one, other) => one.number - other.number);
  const { group, set, tabIndex, moveFocus } = useRoving({ count: loose.length, columns: 1, isHere });
  return (
    <div ref={group} role="group" aria-label={t('jigsaw.pieces')}>
      {loose.map(({ piece }, index) => {
        const box = table.boxes[piece];
        return box === undefined ? null : (
          <button
            key={piece}
            type="button"
            aria-label={phraseText(props, pieceLabel(table, state, piece))}
            style={styleOf(boxOf(box, groupOf(state, piece)))}
            tabIndex={tabIndex(index)}
            onFocus={() => set(index)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') onDetach(piece);
              else moveFocus(event);
            }}
            onClick={() => onPick(piece)}
          />
        );
      })}
    </div>
  );
}

/** The places on the board, row by row. The focus starts at the first empty one and returns to the pieces. */
function Places(props: PlacedProps): ReactNode {
  const { table, state, t, onPlace, onCancel, boxOf, isHere } = props;
  const cells = Array.from({ length: table.columns * table.rows }, (_, index) => cellOf(table, index));
  const firstEmpty = cells.findIndex((place) => {
    const piece = pieceFor(table, place);
    return piece !== undefined && groupOf(state, piece)?.locked !== true;
  });
  const { group, set, tabIndex, moveFocus } = useRoving({
    count: cells.length,
    columns: table.columns,
    first: Math.max(firstEmpty, 0),
    isHere,
  });
  const size = { width: table.aspect / table.columns, height: 1 / table.rows };
  return (
    <div ref={group} role="group" aria-label={t('jigsaw.places')}>
      {cells.map((place, index) => (
        <button
          key={index}
          type="button"
          aria-label={phraseText(props, cellLabel(table, state, place))}
          style={styleOf(boxOf({ x: place.column * size.width, y: place.row * size.height, ...size }))}
          tabIndex={tabIndex(index)}
          onFocus={() => set(index)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return moveFocus(event);
            // Escape puts the piece back instead of closing the game.
            event.preventDefault();
            event.stopPropagation();
            return onCancel();
          }}
          onClick={() => onPlace(place)}
        />
      ))}
    </div>
  );
}

function styleOf({ x, y, width, height }: Box) {
  return { left: x, top: y, width, height };
}

interface RovingOptions {
  readonly count: number;
  /** Buttons in a row. */
  readonly columns: number;
  readonly first?: number;
  readonly isHere: RefObject<boolean>;
}

/** A roving tabindex: one tab stop for a group of buttons, and arrow keys within it. */
function useRoving({ count, columns, first = 0, isHere }: RovingOptions) {
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const here = Math.min(current, Math.max(count - 1, 0));
  const begin = useEffectEvent(() => {
    if (isHere.current) group.current?.querySelectorAll('button')[first]?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -here,
    End: count - 1 - here,
  };
  return {
    group,
    set: setCurrent,
    tabIndex: (index: number) => (index === here ? 0 : -1),
    moveFocus: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const next = here + (step ?? 0);
      if (step === undefined) return;
      event.preventDefault();
      if (next >= 0 && next < count) group.current?.querySelectorAll('button')[next]?.focus();
    },
  };
}
