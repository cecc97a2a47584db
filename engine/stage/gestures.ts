import { createGestureRecogniser, type Pointer, type PointerGestures, wheelZoom } from './gesture-recogniser.ts';
import { type Point } from '../geometry.ts';

export interface Gestures extends PointerGestures {
  /** @param factor above 1 zooms in */
  readonly wheel?: (at: Point, factor: number) => void;
  /** Whether the wheel currently zooms instead of scrolling the page. */
  readonly takesWheel?: (isPinch: boolean) => boolean;
}

type PointerEventName = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave';

/** Watches fingers, mouse and wheel on an element. @returns stops watching */
export function watchGestures(element: HTMLElement, gestures: Gestures): () => void {
  const recogniser = createGestureRecogniser(gestures);
  const listeners = new AbortController();
  const { signal } = listeners;
  const on = (name: PointerEventName, listener: (event: PointerEvent) => void): void =>
    element.addEventListener(name, listener, { signal });

  on('pointerdown', (event) => {
    if (event.button === 0 && recogniser.down(pointerOf(element, event))) element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => recogniser.move(pointerOf(element, event)));
  on('pointerup', (event) => recogniser.up(pointerOf(element, event)));
  on('pointerleave', recogniser.leave);
  on('pointercancel', ({ pointerId }) => recogniser.lose(pointerId));
  // Wheel listeners are passive by default, and a passive one cannot stop the page from zooming.
  element.addEventListener(
    'wheel',
    (event) => {
      if (gestures.wheel === undefined || gestures.takesWheel?.(event.ctrlKey) === false) return;
      event.preventDefault();
      const isInLines = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL;
      gestures.wheel(pointIn(element, event), wheelZoom({ delta: event.deltaY, isInLines, isPinch: event.ctrlKey }));
    },
    { passive: false, signal },
  );
  return () => {
    recogniser.cancel();
    listeners.abort();
  };
}

function pointerOf(element: HTMLElement, event: PointerEvent): Pointer {
  return {
    id: event.pointerId,
    time: event.timeStamp,
    at: pointIn(element, event),
    hold: { isTouch: event.pointerType === 'touch', isAlt: event.altKey, isShift: event.shiftKey },
    isFirst: event.isPrimary,
  };
}

function pointIn(element: HTMLElement, { clientX, clientY }: PointerEvent | WheelEvent): Point {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.x, y: clientY - box.y };
}
