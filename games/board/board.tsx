import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { coloursAt } from '#engine/stage/colours.ts';
import { type Stage } from '#engine/stage/stage.ts';
import { type GameProps } from '../host/game-props.ts';
import {
  bringIntoView,
  fit,
  refit,
  type PictureView,
  toScreen,
  touchBox,
  fingerTolerance,
  type Tap,
  toPicture,
} from '#ui/picture/picture-view.ts';
import { StageView } from '../host/stage-view.tsx';
import { storeActor } from '../host/store-actor.ts';
import { usePictureGestures } from '../host/use-picture-gestures.ts';
import { createViewStore, type ViewStore } from '#ui/picture/view-store.ts';
import { ZoomButtons } from '#ui/picture/zoom-buttons.tsx';
import styles from './board.module.css';
import { type BoardState } from './board-state.ts';
import { type BoardConfig } from './config.ts';
import { followPlaces } from './follow-places.ts';
import { type PlaceAttributes } from './place-attributes.ts';
import { type PlaceMark } from './rules/marks.ts';
import { type SeenPictures } from './rules/pictures.ts';
import { placeAt } from './rules/shape.ts';
import { createBoardScene } from './scene/scene.ts';

export interface BoardProps extends Pick<GameProps, 't' | 'isCalm'> {
  /** The accessible name of the group of places. */
  readonly label: string;
  readonly config: BoardConfig;
  readonly marks: readonly PlaceMark[];
  readonly pictures: SeenPictures;
  /** Places solved since the visitor last saw the board. */
  readonly fresh: ReadonlySet<number>;
  readonly isHighContrast: boolean;
  /** Renders the control of a place that has a shape, in the order of the places. */
  readonly renderPlace: (place: number, attributes: PlaceAttributes) => ReactNode;
  /** Called when a finger or the mouse taps a place. */
  readonly onOpen: (place: number) => void;
  /** Shown beside the zoom buttons. */
  readonly children: ReactNode;
}

/** The board's picture with its places, which visitors tap, pan and zoom. */
export function Board(props: BoardProps): ReactNode {
  const { t, config, marks, pictures, fresh, children } = props;
  const [view] = useState(() => createViewStore(fit(config.size, config.size), refit));
  const [shown] = useState(() => createStore<BoardState>(() => ({ marks, fresh, pictures })));
  useEffect(() => shown.setState({ marks, pictures }), [shown, marks, pictures]);
  return (
    <div className={styles.board} style={{ '--ratio': config.size.width / config.size.height } as CSSProperties}>
      <Frame view={view}>
        <Ground {...props} view={view} shown={shown} />
        <Drawing {...props} view={view} shown={shown} />
        <Places {...props} view={view} shown={shown} />
      </Frame>
      <div className={styles.bar}>
        <div className={styles.words}>{children}</div>
        <ZoomButtons t={t} view={view} />
      </div>
    </div>
  );
}

/** Renders no child again when the zoom changes. */
function Frame({ view, children }: Pick<PartProps, 'view' | 'children'>): ReactNode {
  const isWhole = useStore(view, (seen) => seen.view.zoom <= 1);
  return (
    <div className={styles.frame} data-whole={isWhole ? '' : undefined}>
      {children}
    </div>
  );
}

interface PartProps extends BoardProps {
  readonly view: ViewStore<PictureView>;
  readonly shown: StoreApi<BoardState>;
}

/** The picture alone, until the board is drawn or if WebGL is missing. */
function Ground({ config, pictures, view }: PartProps): ReactNode {
  const seen = useStore(view);
  const { frame, picture } = seen.stage;
  const corner = toScreen(seen, { x: 0, y: 0 });
  return (
    <img
      className={styles.ground}
      // The stage requests it the same way, so the browser fetches it only once.
      crossOrigin="anonymous"
      src={config.pictures[pictures.ground]}
      alt=""
      style={{
        left: corner.x + frame.width / 2,
        top: corner.y + frame.height / 2,
        width: picture.width * seen.view.zoom,
        height: picture.height * seen.view.zoom,
      }}
    />
  );
}

function Drawing({ config, view, shown, isCalm, isHighContrast, onOpen }: PartProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(
    ({ x, y, tolerance }: { readonly x: number; readonly y: number; readonly tolerance: number }) =>
      placeAt(config.shapes, { x, y }, tolerance),
    [config],
  );
  usePictureGestures(frame, view, {
    onTap: (tap) => {
      const place = find(tap);
      if (place !== undefined) onOpen(place);
    },
    ownsWheel: false,
  });
  usePointing(frame, view, find, shown);
  const createScene = useCallback(
    (stage: Stage, place: HTMLElement) =>
      createBoardScene(stage, {
        config,
        colours: coloursAt(place),
        isHighContrast,
        view,
        isCalm,
        onUncovered: () => shown.setState({ fresh: new Set() }),
      }),
    [config, isHighContrast, view, isCalm, shown],
  );
  const actor = useMemo(() => storeActor(shown), [shown]);
  return <StageView actor={actor} createScene={createScene} host={frame} isSmooth />;
}

/** A number or sign in the middle of a place. Screen readers announce the control's name instead. */
export function PlaceLabel({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span aria-hidden className={styles.label}>
      {children}
    </span>
  );
}

/** The controls of the places with shapes. Touches pass through them to the picture, which knows the shapes. */
function Places({ label, config, marks, view, shown, renderPlace }: PartProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(
    () => (list.current === null ? undefined : followPlaces(list.current, { config, marks, view })),
    [config, marks, view],
  );
  if (config.shapes.every((shape) => shape === undefined)) return null;
  const areAllSolved = marks.every((mark) => mark === 'solved');
  return (
    <div className={styles.window}>
      <ul ref={list} className={styles.places} aria-label={label} data-solved={areAllSolved ? '' : undefined}>
        {config.shapes.map((shape, place) => {
          if (shape === undefined) return null;
          const attributes = {
            className: styles.place,
            'data-mark': marks[place] ?? 'open',
            onFocus: () => {
              view.set(bringIntoView(view.getState(), touchBox(view.getState(), shape.bounds)));
              shown.setState({ focused: place });
            },
            onBlur: () => shown.setState({ focused: undefined }),
          };
          // A place is identified by its index in the tour.
          return <li key={place}>{renderPlace(place, attributes)}</li>;
        })}
      </ul>
    </div>
  );
}

/** Tracks the place under the mouse and the place that a finger presses. */
function usePointing(
  frame: RefObject<HTMLElement | null>,
  view: ViewStore<PictureView>,
  find: (tap: Tap) => number | undefined,
  shown: StoreApi<BoardState>,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const listeners = new AbortController();
    const on = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointerleave' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ): void => element.addEventListener(name, listener, { signal: listeners.signal });
    const note = (part: Pick<BoardState, 'pointed' | 'pressed'>): void => {
      const { pointed, pressed } = shown.getState();
      if (part.pointed !== pointed || part.pressed !== pressed) shown.setState(part);
    };
    const placeUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = view.getState();
      const at = { x: clientX - x - width / 2, y: clientY - y - height / 2 };
      return find({ ...toPicture(seen, at), tolerance: fingerTolerance(seen) });
    };
    const look = (event: PointerEvent): void => {
      const place = placeUnder(event);
      element.style.cursor = place === undefined ? '' : 'pointer';
      const { pressed } = shown.getState();
      note({
        pointed: event.pointerType === 'mouse' ? place : undefined,
        // A finger that moves away releases the place.
        pressed: pressed === place ? pressed : undefined,
      });
    };
    const rest = (): void => note({ pointed: undefined, pressed: undefined });
    on('pointermove', look);
    on('pointerdown', (event) => note({ ...shown.getState(), pressed: placeUnder(event) }));
    on('pointerup', (event) => {
      note({ ...shown.getState(), pressed: undefined });
      look(event);
    });
    on('pointerleave', rest);
    on('pointercancel', rest);
    return () => listeners.abort();
  }, [frame, view, find, shown]);
}
