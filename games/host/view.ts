import { pan, pinch, type Point, type Size, type Stage, wholePicture, zoomAt, type ZoomView } from '#ui/zoom-view.ts';

/** How something is seen in a frame. */
export interface Look {
  readonly stage: Stage;
  readonly view: ZoomView;
}

/** How a game is seen, as canvas and buttons follow it. Points are CSS pixels from the middle of the frame. */
export interface View<Seen extends Look> {
  /** The same until something changes. */
  readonly get: () => Seen;
  readonly subscribe: (listener: () => void) => () => void;
  readonly resize: (frame: Size) => void;
  readonly set: (view: ZoomView) => void;
  readonly zoomAt: (point: Point, factor: number) => void;
  readonly panBy: (by: Point) => void;
  readonly pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
  readonly whole: () => void;
}

/** @param refit how it is seen in a frame of another size */
export function createView<Seen extends Look>(first: Seen, refit: (seen: Seen, frame: Size) => Seen): View<Seen> {
  const listeners = new Set<() => void>();
  let seen = first;
  const change = (next: Seen): void => {
    seen = next;
    for (const listener of listeners) listener();
  };
  const look = (view: ZoomView): void => change({ ...seen, view });
  return {
    get: () => seen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resize: (frame) => change(refit(seen, frame)),
    set: look,
    zoomAt: (point, factor) => look(zoomAt(seen.view, factor, point, seen.stage)),
    panBy: (by) => look(pan(seen.view, by, seen.stage)),
    pinch: (from, to) => look(pinch(seen.view, from, to, seen.stage)),
    whole: () => look(wholePicture),
  };
}
