import {
  type ReactNode,
  type RefObject,
  useEffect,
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  useEffectEvent,
} from 'react';
import { speak } from '#engine/play/phrase.ts';
import type { KeyOf, Translate } from '#i18n/pack.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import type { FramedView } from '#ui/picture/zoom-view.ts';
import type { GameProps } from '../../host/game-props.ts';
import { Late } from '../../host/late.tsx';
import { percent, useFollower } from '../../host/use-follower.ts';
import type { JigsawConfig } from '../config.ts';
import type { HandStore } from '../hand.ts';
import { type JigsawLayout, screenBox } from '../layout.ts';
import { allPieces, type Cell, cellOf, kindOf, type Grid } from '../rules/grid.ts';
import { groupOf, isLoose, type JigsawState } from '../rules/groups.ts';
import type { Table } from '../rules/table.ts';
import { WholePicture } from '../whole-picture.tsx';
import { isHome, type Looks, type NamePhrase, pieceName, placeName } from './names.ts';
import styles from './piece-buttons.module.css';
import { detail, type Look, looksOf } from '../rules/look.ts';
import { boardSteps, listSteps, nextBeginningWith, type Steps } from './roving.ts';
import { type Box, type Point } from '#engine/geometry.ts';

export interface PieceButtonsProps extends Pick<GameProps, 't' | 'say' | 'fetchPieceNames'> {
  readonly config: JigsawConfig;
  readonly hand: HandStore;
  readonly picture: string;
  readonly table: Table;
  readonly state: JigsawState;
  readonly layout: JigsawLayout;
  readonly view: ViewStore<FramedView>;
  readonly edgesFirst: boolean;
  readonly showsPicture: boolean;
  /** The piece that the visitor has picked and not yet placed. */
  readonly picked: number | undefined;
  readonly onPick: (piece: number) => void;
  readonly onPlace: (place: Cell) => void;
  readonly onDetach: (piece: number) => void;
  readonly onCancel: () => void;
}

/** Buttons for playing without dragging, first a piece, then its place; and over them the picture while it is held. */
export function PieceButtons(props: PieceButtonsProps): ReactNode {
  const { fetchPieceNames } = props;
  const names = useMemo(() => ({ get: () => undefined, fetch: fetchPieceNames }), [fetchPieceNames]);
  return (
    <>
      <Late t={props.t} part={names}>
        {(translate) => <NamedButtons {...props} translate={translate} />}
      </Late>
      <WholePicture {...props} />
    </>
  );
}

function NamedButtons(props: PieceButtonsProps & { readonly translate: Translate<KeyOf<'jigsaw'>> }): ReactNode {
  const { layout } = props;
  const unitBox = useCallback(
    (framed: FramedView) => screenBox(layout, framed, { x: 0, y: 0, width: 1, height: 1 }),
    [layout],
  );
  const unit = useFollower(props.view, unitBox);
  const looks = useLooks(props);
  const say = (name: NamePhrase): string => speak(name, props.translate, () => '');
  const isHere = useRef(false);
  const [lastPiece, setLastPiece] = useState(0);
  const [lastPlace, setLastPlace] = useState(0);
  const placed = { ...props, isHere, looks, say };
  return (
    <div
      className={styles.buttons}
      onFocus={() => {
        isHere.current = true;
      }}
      onBlur={({ target, currentTarget }) => {
        // Removing a focused button would lose the focus, so the buttons that replace it take it over. When a script
        // moves the focus, as the arrow keys do, this runs after the next button has it.
        queueMicrotask(() => {
          if (target.isConnected && !currentTarget.contains(document.activeElement)) isHere.current = false;
        });
      }}
    >
      <div ref={unit}>
        {props.picked === undefined ? (
          <Pieces {...placed} last={lastPiece} onFocused={setLastPiece} />
        ) : (
          <Places key={props.picked} {...placed} last={lastPlace} onFocused={setLastPlace} />
        )}
      </div>
    </div>
  );
}

function useLooks({ picture, table: { columns, rows } }: PieceButtonsProps): Looks {
  const [looks, setLooks] = useState<Looks>();
  useEffect(() => {
    let isHere = true;
    void readLooks(picture, { columns, rows }).then((read) => {
      if (isHere) setLooks(read);
    });
    return () => {
      isHere = false;
    };
  }, [picture, columns, rows]);
  return looks;
}

interface PlacedProps extends Omit<PieceButtonsProps, 'say'> {
  readonly looks: Looks;
  readonly say: (name: NamePhrase) => string;
  /** Whether the focus is on these buttons; if so, those that replace them take it over. */
  readonly isHere: RefObject<boolean>;
  /** The index of the button that had the focus last. */
  readonly last: number;
  readonly onFocused: (index: number) => void;
}

/** The loose pieces, in the order of their numbers. */
function Pieces(props: PlacedProps): ReactNode {
  const { table, state, looks, edgesFirst, say, onPick, onDetach } = props;
  const loose = table.numbers
    .map((number, piece) => ({ number, piece }))
    .filter(({ piece }) => isLoose(state, piece) && !(edgesFirst && kindOf(table, piece) === 'inner'))
    .toSorted((one, other) => one.number - other.number);
  const steps = listSteps(loose.length);
  const names = loose.map(({ piece }) => say(pieceName(table, state, piece, looks)));
  const { group, set, tabIndex, moveFocus } = useRoving({ ...props, names, steps, first: props.last });
  return (
    <div ref={group} role="group" aria-label={say({ key: 'jigsaw.pieces', facts: {} })}>
      {loose.map(({ piece }, index) => {
        const box = table.boxes[piece];
        return box === undefined ? null : (
          <button
            key={piece}
            type="button"
            aria-label={names[index]}
            style={styleOf(box, groupOf(state, piece))}
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

/** The places on the board, row by row. The focus starts where the last piece was placed and returns to the pieces. */
function Places(props: PlacedProps): ReactNode {
  const { table, state, say, onPlace, onCancel } = props;
  const open = allPieces(table).filter((piece) => !isHome(state, piece));
  const cells = allPieces(table).map((piece) => cellOf(table, piece));
  const names = cells.map((cell) => say(placeName(table, state, cell, props)));
  const steps = boardSteps(open, table.columns);
  // The place of the last piece is filled now.
  const { last } = props;
  const first = open.includes(last) ? last : (steps(last, 'ArrowRight') ?? open.at(-1) ?? 0);
  const { group, set, tabIndex, moveFocus } = useRoving({
    ...props,
    // Letters lead to open places only, as arrows do.
    names: names.map((name, place) => (open.includes(place) ? name : '')),
    steps,
    first,
  });
  const size = { width: table.aspect / table.columns, height: 1 / table.rows };
  return (
    <div ref={group} role="group" aria-label={say({ key: 'jigsaw.places', facts: {} })}>
      {cells.map((cell, index) => (
        <button
          key={index}
          type="button"
          aria-label={names[index]}
          style={styleOf({ x: cell.column * size.width, y: cell.row * size.height, ...size })}
          tabIndex={tabIndex(index)}
          onFocus={() => set(index)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return moveFocus(event);
            // Escape puts the piece back instead of closing the game.
            event.preventDefault();
            event.stopPropagation();
            return onCancel();
          }}
          onClick={() => onPlace(cell)}
        />
      ))}
    </div>
  );
}

/** Places a button in percent of a table unit, so that zooming moves only what is around all of them. */
function styleOf({ x, y, width, height }: Box, by: Point = { x: 0, y: 0 }) {
  return { left: percent(x + by.x), top: percent(y + by.y), width: percent(width), height: percent(height) };
}

/** Returns the look of each piece of a picture; undefined if the browser gives no pixels. */
async function readLooks(url: string, grid: Grid): Promise<readonly Look[] | undefined> {
  const image = new Image();
  // The stage requests it the same way, so that it is fetched once.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    const [width, height] = [grid.columns * detail, grid.rows * detail];
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return looksOf(grid, { width, height, data: context.getImageData(0, 0, width, height).data });
  } catch {
    // Without looks, pieces are named by their numbers and straight edges.
    return undefined;
  }
}

interface RovingOptions {
  /** The accessible names of the buttons, in their order. */
  readonly names: readonly string[];
  readonly steps: Steps;
  /** The index at which the focus begins. */
  readonly first: number;
  /** Called with the index of the button that gets the focus. */
  readonly onFocused: (index: number) => void;
  /** Whether the focus is on the buttons that these replace. */
  readonly isHere: RefObject<boolean>;
}

/** A roving tabindex: one tab stop for a group of buttons; within it, arrows, and letters with which names begin. */
function useRoving({ names, steps, first, isHere, onFocused }: RovingOptions) {
  const group = useRef<HTMLDivElement>(null);
  const last = Math.max(names.length - 1, 0);
  const [current, setCurrent] = useState(first);
  const here = Math.min(current, last);
  const focus = (index: number, options?: FocusOptions): void =>
    group.current?.querySelectorAll('button')[index]?.focus(options);
  const begin = useEffectEvent(() => {
    if (isHere.current) focus(here, { preventScroll: true });
  });
  useEffect(() => begin(), []);
  return {
    group,
    set: (index: number) => {
      onFocused(index);
      setCurrent(index);
    },
    tabIndex: (index: number) => (index === here ? 0 : -1),
    moveFocus: (event: KeyboardEvent) => {
      const { key } = event;
      const isLetter = /^[\p{L}\p{N}]$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      const next = isLetter ? nextBeginningWith(names, here, key) : steps(here, key);
      if (next === undefined) return;
      event.preventDefault();
      focus(next);
    },
  };
}
