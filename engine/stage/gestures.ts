/** In CSS pixels from the top left of the element that is watched. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is pointed with, and which keys are held meanwhile. */
export interface Hold {
  readonly isTouch: boolean;
  readonly isAlt: boolean;
  readonly isShift: boolean;
}

/** What follows a finger, or a mouse, that moves while it is down. */
export interface Drag {
  readonly move: (to: Point, by: Point, hold: Hold) => void;
  /** @param velocity CSS pixels a second */
  readonly end: (at: Point, velocity: Point) => void;
  /** A second finger, a phone call, or the key for it: all as it was. */
  readonly cancel: () => void;
}

export interface Gestures {
  readonly tap?: (at: Point, hold: Hold) => void;
  readonly doubleTap?: (at: Point) => void;
  /** One finger begins to move where it went down. */
  readonly drag?: (from: Point, hold: Hold) => Drag | undefined;
  /** Nothing is down; undefined: the mouse has left. */
  readonly hover?: (at: Point | undefined) => void;
  readonly pinch?: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
  /** @param factor above 1 towards the picture */
  readonly wheel?: (at: Point, factor: number) => void;
  /** Whether the wheel is for the picture now, or scrolls the page; two fingers on a touchpad count as a pinch. */
  readonly takesWheel?: (isPinch: boolean) => boolean;
  /** A mouse that moves less, in CSS pixels, does not move; fingers are never that quiet. */
  readonly still?: number;
}

const usuallyStill = 6;
const doubleTap = { milliseconds: 300, pixels: 30 } as const;
/** The last so many milliseconds of a movement tell how fast it was. */
const recent = 80;

interface Trace {
  readonly time: number;
  readonly at: Point;
}

/** Watches fingers, mouse and wheel, and tells what they mean. @returns stops watching */
export function watchGestures(element: HTMLElement, gestures: Gestures): () => void {
  const { still = usuallyStill } = gestures;
  const listeners = new AbortController();
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let drag: Drag | undefined;
  let trace: readonly Trace[] = [];
  let lastTap: Trace | undefined;

  on('pointerdown', (event) => {
    if (event.button !== 0 || down.size === 2) return;
    element.setPointerCapture(event.pointerId);
    const at = pointIn(element, event);
    start = down.size === 0 ? at : undefined;
    if (start === undefined) giveUp();
    trace = [{ time: event.timeStamp, at }];
    down.set(event.pointerId, at);
  });
  on('pointermove', (event) => {
    const from = down.get(event.pointerId);
    if (from === undefined) {
      if (down.size === 0) gestures.hover?.(pointIn(element, event));
      return;
    }
    const hold = holdOf(event);
    const before = [...down.values()];
    const at = pointIn(element, event);
    down.set(event.pointerId, at);
    const [one, other] = before;
    const [movedOne, movedOther] = [...down.values()];
    if (one !== undefined && other !== undefined && movedOne !== undefined && movedOther !== undefined) {
      gestures.pinch?.([one, other], [movedOne, movedOther]);
      return;
    }
    trace = [...trace.filter(({ time }) => event.timeStamp - time < recent), { time: event.timeStamp, at }];
    if (drag !== undefined) {
      drag.move(at, { x: at.x - from.x, y: at.y - from.y }, hold);
    } else if (start !== undefined && distance(start, at) > (hold.isTouch ? Math.max(still, usuallyStill) : still)) {
      drag = gestures.drag?.(start, hold);
      drag?.move(at, { x: at.x - start.x, y: at.y - start.y }, hold);
      // What drags nothing is no tap any more.
      if (drag === undefined) start = undefined;
    }
  });
  on('pointerup', (event) => {
    const isAlone = down.size === 1;
    if (!down.delete(event.pointerId) || !isAlone) return;
    const at = pointIn(element, event);
    const followed = drag;
    drag = undefined;
    if (followed !== undefined) followed.end(at, velocityOf(trace));
    else if (start !== undefined) tapAt({ time: event.timeStamp, at }, holdOf(event));
  });
  on('pointerleave', () => gestures.hover?.(undefined));
  on('pointercancel', (event) => {
    down.delete(event.pointerId);
    giveUp();
  });
  // The browser's own listeners are passive, and a passive one cannot keep the page from zooming.
  element.addEventListener(
    'wheel',
    (event) => {
      if (gestures.wheel === undefined || gestures.takesWheel?.(event.ctrlKey) === false) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 20;
      gestures.wheel(pointIn(element, event), Math.exp(-pixels / (event.ctrlKey ? 100 : 400)));
    },
    { passive: false, signal: listeners.signal },
  );
  return () => {
    giveUp();
    listeners.abort();
  };

  function on(
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave',
    listener: (event: PointerEvent) => void,
  ): void {
    element.addEventListener(name, listener, { signal: listeners.signal });
  }

  function giveUp(): void {
    drag?.cancel();
    drag = undefined;
    start = undefined;
  }

  function tapAt(tap: Trace, hold: Hold): void {
    const isSecond =
      lastTap !== undefined &&
      tap.time - lastTap.time < doubleTap.milliseconds &&
      distance(tap.at, lastTap.at) < doubleTap.pixels;
    lastTap = isSecond ? undefined : tap;
    if (isSecond && gestures.doubleTap !== undefined) gestures.doubleTap(tap.at);
    else gestures.tap?.(tap.at, hold);
  }
}

function holdOf({ pointerType, altKey, shiftKey }: PointerEvent): Hold {
  return { isTouch: pointerType === 'touch', isAlt: altKey, isShift: shiftKey };
}

function pointIn(element: HTMLElement, { clientX, clientY }: PointerEvent | WheelEvent): Point {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.x, y: clientY - box.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function velocityOf(trace: readonly Trace[]): Point {
  const [first, last] = [trace.at(0), trace.at(-1)];
  const seconds = first === undefined || last === undefined ? 0 : (last.time - first.time) / 1000;
  if (first === undefined || last === undefined || seconds <= 0) return { x: 0, y: 0 };
  return { x: (last.at.x - first.at.x) / seconds, y: (last.at.y - first.at.y) / seconds };
}
