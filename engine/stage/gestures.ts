import { createGestureRecogniser, type Pointer, type PointerGestures, wheelZoom } from './gesture-recogniser.ts';
import { type Point } from '../geometry.ts';

export interface Gestures extends PointerGestures {
  /** @param factor above 1 zooms in */
  readonly wheel?: (at: Point, factor: number) => void;
  /** Whether the wheel currently zooms instead of scrolling the page. */
  readonly takesWheel?: (isPinch: boolean) => boolean;
}

type Fingers = readonly [Point, Point];

type PointerEventName = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave';

/** Watches fingers, mouse and wheel on an element. @returns stops watching */
export function watchGestures(element: HTMLElement, gestures: Gestures): () => void {
  const pinching = oncePerFrame(gestures.pinch);
  const recogniser = createGestureRecogniser({ ...gestures, pinch: pinching.pinch });
  const listeners = new AbortController();
  const { signal } = listeners;
  const on = (name: PointerEventName, listener: (event: PointerEvent) => void): void =>
    element.addEventListener(name, listener, { signal });
  // While something is held the element stays in its place: measuring at each move would lay out the page.
  let place = element.getBoundingClientRect();
  const pointerOf = (event: PointerEvent): Pointer => ({
    id: event.pointerId,
    time: event.timeStamp,
    at: pointIn(place, event),
    hold: { isTouch: event.pointerType === 'touch', isAlt: event.altKey, isShift: event.shiftKey },
    isFirst: event.isPrimary,
  });

  on('pointerdown', (event) => {
    place = element.getBoundingClientRect();
    if (event.button === 0 && recogniser.down(pointerOf(event))) element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    if (event.buttons === 0) place = element.getBoundingClientRect();
    recogniser.move(pointerOf(event));
  });
  on('pointerup', (event) => recogniser.up(pointerOf(event)));
  on('pointerleave', recogniser.leave);
  on('pointercancel', ({ pointerId }) => recogniser.lose(pointerId));
  // Wheel listeners are passive by default, and a passive one cannot stop the page from zooming.
  element.addEventListener(
    'wheel',
    (event) => {
      if (gestures.wheel === undefined || gestures.takesWheel?.(event.ctrlKey) === false) return;
      event.preventDefault();
      const isInLines = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL;
      const at = pointIn(element.getBoundingClientRect(), event);
      gestures.wheel(at, wheelZoom({ delta: event.deltaY, isInLines, isPinch: event.ctrlKey }));
    },
    { passive: false, signal },
  );
  return () => {
    recogniser.cancel();
    pinching.stop();
    listeners.abort();
  };
}

/** Joins the moves of two fingers, which browsers report one after the other, so that one frame is drawn for both. */
function oncePerFrame(pinch: PointerGestures['pinch']) {
  let moved: { readonly from: Fingers; readonly to: Fingers } | undefined;
  let frame = 0;
  const flush = (): void => {
    if (moved !== undefined) pinch?.(moved.from, moved.to);
    moved = undefined;
  };
  return {
    pinch: (from: Fingers, to: Fingers): void => {
      if (moved === undefined) frame = requestAnimationFrame(flush);
      moved = { from: moved?.from ?? from, to };
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Returns where an event is in a box of the page. */
function pointIn(place: DOMRect, { clientX, clientY }: PointerEvent | WheelEvent): Point {
  return { x: clientX - place.x, y: clientY - place.y };
}
