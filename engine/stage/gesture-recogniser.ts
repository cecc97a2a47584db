import { type Point } from '../geometry.ts';

/** The kind of pointer, and the modifier keys held with it. */
export interface Hold {
  readonly isTouch: boolean;
  readonly isAlt: boolean;
  readonly isShift: boolean;
}

/** One event of a finger or a mouse, as plain data. */
export interface Pointer {
  readonly id: number;
  /** Milliseconds. */
  readonly time: number;
  readonly at: Point;
  readonly hold: Hold;
  /** The first finger of a touch, or the mouse: whatever seems to be down before it has been lifted unseen. */
  readonly isFirst: boolean;
}

/** Follows a finger or mouse that moves while it is down. */
export interface Drag {
  readonly move: (to: Point, by: Point, hold: Hold) => void;
  /** @param velocity CSS pixels per second */
  readonly end: (at: Point, velocity: Point) => void;
  /** A second finger, a phone call or a key cancels the drag, and everything returns to where it was. */
  readonly cancel: () => void;
}

export interface PointerGestures {
  readonly tap?: (at: Point, hold: Hold) => void;
  readonly doubleTap?: (at: Point) => void;
  /** Called when one finger starts to move. @param from where it went down */
  readonly drag?: (from: Point, hold: Hold) => Drag | undefined;
  /** Called while no button is down; undefined when the mouse has left. */
  readonly hover?: (at: Point | undefined) => void;
  readonly pinch?: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
  /** CSS pixels that a mouse may move without dragging; fingers always have at least the usual number. */
  readonly still?: number;
}

export interface GestureRecogniser {
  /** @returns false for a third finger, which is ignored */
  readonly down: (pointer: Pointer) => boolean;
  readonly move: (pointer: Pointer) => void;
  readonly up: (pointer: Pointer) => void;
  /** Called when the system takes the pointer away. */
  readonly lose: (id: number) => void;
  readonly leave: () => void;
  readonly cancel: () => void;
}

const usuallyStill = 6;
const doubleTap = { milliseconds: 300, pixels: 30 } as const;
/** Milliseconds at the end of a movement that determine its velocity. */
const recent = 80;

type Trace = Pick<Pointer, 'time' | 'at'>;

/** Turns pointer events into taps, drags and pinches. */
export function createGestureRecogniser(gestures: PointerGestures): GestureRecogniser {
  const { still = usuallyStill } = gestures;
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let drag: Drag | undefined;
  let trace: readonly Trace[] = [];
  let lastTap: Trace | undefined;

  function cancel(): void {
    drag?.cancel();
    drag = undefined;
    start = undefined;
  }

  function moveOne(pointer: Pointer, by: Point): void {
    const { time, at, hold } = pointer;
    trace = [...trace.filter((point) => time - point.time < recent), { time, at }];
    if (drag !== undefined) drag.move(at, by, hold);
    else if (start !== undefined && distance(start, at) > (hold.isTouch ? Math.max(still, usuallyStill) : still)) {
      drag = gestures.drag?.(start, hold);
      drag?.move(at, minus(at, start), hold);
      // A pointer that moved without a drag is not a tap either.
      if (drag === undefined) start = undefined;
    }
  }

  function tap({ time, at, hold }: Pointer): void {
    const isSecond = lastTap !== undefined && areDoubleTap(lastTap, { time, at });
    lastTap = isSecond ? undefined : { time, at };
    if (isSecond && gestures.doubleTap !== undefined) gestures.doubleTap(at);
    else gestures.tap?.(at, hold);
  }

  return {
    down: ({ id, time, at, isFirst }) => {
      if (isFirst) {
        cancel();
        down.clear();
      }
      if (down.size === 2) return false;
      if (down.size > 0) cancel();
      else start = at;
      trace = [{ time, at }];
      down.set(id, at);
      return true;
    },
    move: (pointer) => {
      const from = down.get(pointer.id);
      if (from === undefined) {
        if (down.size === 0) gestures.hover?.(pointer.at);
        return;
      }
      const before = pairOf(down);
      down.set(pointer.id, pointer.at);
      const after = pairOf(down);
      if (before !== undefined && after !== undefined) gestures.pinch?.(before, after);
      else moveOne(pointer, minus(pointer.at, from));
    },
    up: (pointer) => {
      const isAlone = down.size === 1;
      if (!down.delete(pointer.id) || !isAlone) return;
      const ended = drag;
      drag = undefined;
      if (ended !== undefined) ended.end(pointer.at, velocityOf(trace));
      else if (start !== undefined) tap(pointer);
    },
    lose: (id) => {
      down.delete(id);
      cancel();
    },
    leave: () => gestures.hover?.(undefined),
    cancel,
  };
}

/**
 * Returns the zoom factor of one turn of a wheel; above 1 it zooms in.
 *
 * @param isPinch whether it is a pinch on a touchpad, which reports smaller steps
 */
export function wheelZoom({ delta, isInLines, isPinch }: Wheel): number {
  const pixels = isInLines ? delta * 20 : delta;
  return Math.exp(-pixels / (isPinch ? 100 : 400));
}

export interface Wheel {
  readonly delta: number;
  /** Some browsers report lines instead of pixels. */
  readonly isInLines: boolean;
  readonly isPinch: boolean;
}

function pairOf(down: ReadonlyMap<number, Point>): readonly [Point, Point] | undefined {
  const [one, other] = down.values();
  return one === undefined || other === undefined ? undefined : [one, other];
}

function areDoubleTap(first: Trace, second: Trace): boolean {
  const isSoon = second.time - first.time < doubleTap.milliseconds;
  return isSoon && distance(first.at, second.at) < doubleTap.pixels;
}

function velocityOf(trace: readonly Trace[]): Point {
  const [first, last] = [trace.at(0), trace.at(-1)];
  const seconds = first === undefined || last === undefined ? 0 : (last.time - first.time) / 1000;
  if (first === undefined || last === undefined || seconds <= 0) return { x: 0, y: 0 };
  const by = minus(last.at, first.at);
  return { x: by.x / seconds, y: by.y / seconds };
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
