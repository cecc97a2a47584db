import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Point } from '#content/outline.ts';
import { type Drag, type Hold } from '#engine/stage/gesture-recogniser.ts';
import { watchGestures } from '#engine/stage/gestures.ts';
import { type Fingers, pinch, type ZoomView } from '#ui/picture/zoom-view.ts';
import { type PictureView, toPicture } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';

/** A drag on the picture. Points are the picture's pixels. */
export interface CanvasDrag {
  /** @param by the distance from the start of the drag */
  readonly move: (by: Point, hold: Hold) => void;
  readonly drop: (at: Point, hold: Hold) => void;
  readonly cancel: () => void;
}

/** An editor's reactions to gestures on the picture. Points are the picture's pixels. */
export interface CanvasPointing {
  readonly tap: (at: Point, hold: Hold) => void;
  /** Returns undefined if nothing is there, so the picture itself is moved. */
  readonly grab: (at: Point, hold: Hold) => CanvasDrag | undefined;
  readonly hover: (at: Point | undefined) => void;
  /** Returns the CSS cursor at a point; undefined for the default. */
  readonly cursorAt: (at: Point) => string | undefined;
}

/** The mouse's position in CSS pixels. */
const still = 3;

/** @returns whether the space bar is held, which makes any drag move the picture */
export function useCanvasGestures(
  frame: RefObject<HTMLElement | null>,
  view: ViewStore<PictureView>,
  pointing: CanvasPointing,
): boolean {
  const isMoving = useSpaceHeld(frame);
  const tap = useEffectEvent((at: Point, hold: Hold) => pointing.tap(at, hold));
  const hover = useEffectEvent((at: Point | undefined) => {
    pointing.hover(isMoving ? undefined : at);
    return isMoving || at === undefined ? undefined : pointing.cursorAt(at);
  });
  const grab = useEffectEvent((at: Point, hold: Hold) => (isMoving ? undefined : pointing.grab(at, hold)));

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const fromMiddle = ({ x, y }: Point): Point => ({
      x: x - element.clientLeft - element.clientWidth / 2,
      y: y - element.clientTop - element.clientHeight / 2,
    });
    const both = ([one, other]: Fingers): Fingers => [fromMiddle(one), fromMiddle(other)];
    const inPicture = (at: Point): Point => toPicture(view.getState(), fromMiddle(at));
    const resize = (): void => view.resize({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(resize);
    watch.observe(element);
    resize();
    /** Always from the start of the drag, so that the picture's edges hold it back no longer than necessary. */
    let pinched: { readonly since: ZoomView; readonly begun: Fingers; readonly last: Fingers } | undefined;
    const take = (): void => element.focus({ preventScroll: true });
    element.addEventListener('pointerdown', take);
    const stop = watchGestures(element, {
      still,
      tap: (at, hold) => tap(inPicture(at), hold),
      drag: (from, hold): Drag => {
        const start = inPicture(from);
        const drag = grab(start, hold);
        let last = hold;
        if (drag === undefined) {
          let before = from;
          return {
            move: (to) => {
              view.panBy({ x: to.x - before.x, y: to.y - before.y });
              before = to;
            },
            end: () => undefined,
            cancel: () => undefined,
          };
        }
        return {
          move: (to, _, held) => {
            last = held;
            const at = inPicture(to);
            drag.move({ x: at.x - start.x, y: at.y - start.y }, held);
          },
          end: (at) => drag.drop(inPicture(at), last),
          cancel: drag.cancel,
        };
      },
      hover: (at) => {
        element.style.cursor = hover(at === undefined ? undefined : inPicture(at)) ?? '';
      },
      pinch: (from, to) => {
        const isFurther = from.every((finger, index) => finger === pinched?.last[index]);
        const { since, begun } =
          isFurther && pinched !== undefined ? pinched : { since: view.getState().view, begun: from };
        pinched = { since, begun, last: to };
        view.set(pinch(since, both(begun), both(to), view.getState().stage));
      },
      wheel: (at, factor) => view.zoomAt(fromMiddle(at), factor),
      // Scrolling the form over the picture must not zoom it.
      takesWheel: (isPinch) => isPinch || element.contains(document.activeElement),
    });
    return () => {
      watch.disconnect();
      element.removeEventListener('pointerdown', take);
      stop();
    };
  }, [frame, view]);
  return isMoving;
}

function useSpaceHeld(frame: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const on = (name: 'keydown' | 'keyup', isDown: boolean): void =>
      document.addEventListener(
        name,
        (event) => {
          if (event.key !== ' ') return;
          const isHere = frame.current?.contains(document.activeElement) === true;
          if (isHere) event.preventDefault();
          setHeld(isDown && isHere);
        },
        { signal: listeners.signal },
      );
    on('keydown', true);
    on('keyup', false);
    addEventListener('blur', () => setHeld(false), { signal: listeners.signal });
    return () => listeners.abort();
  }, [frame]);
  return isHeld;
}
