import { createStore } from 'zustand';
import type { ReadonlyStore } from '../store.ts';
import {
  type FramedView,
  pan,
  pinch,
  type Point,
  type Size,
  wholePicture,
  zoomAt,
  type ZoomView,
} from './zoom-view.ts';

/** The view that a canvas and its buttons follow together. Points are CSS pixels from the middle of the frame. */
export interface ViewStore<View extends FramedView> extends ReadonlyStore<View> {
  readonly resize: (frame: Size) => void;
  readonly set: (view: ZoomView) => void;
  readonly zoomAt: (point: Point, factor: number) => void;
  readonly panBy: (by: Point) => void;
  readonly pinch: (from: readonly [Point, Point], to: readonly [Point, Point]) => void;
  /** Shows everything again. */
  readonly reset: () => void;
}

/** @param refit adapts the view to a frame of another size */
export function createViewStore<View extends FramedView>(
  first: View,
  refit: (view: View, frame: Size) => View,
): ViewStore<View> {
  const store = createStore<View>(() => first);
  const current = store.getState;
  const replace = (next: View): void => store.setState(next, true);
  const set = (view: ZoomView): void => replace({ ...current(), view });
  return {
    ...store,
    resize: (frame) => replace(refit(current(), frame)),
    set,
    zoomAt: (point, factor) => set(zoomAt(current().view, factor, point, current().stage)),
    panBy: (by) => set(pan(current().view, by, current().stage)),
    pinch: (from, to) => set(pinch(current().view, from, to, current().stage)),
    reset: () => set(wholePicture),
  };
}
