import { type RefObject, useEffect } from 'react';
import { type StoreApi } from 'zustand';
import { fingerTolerance, type PictureView, type Tap, toPicture } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type BoardState } from './board-state.ts';

/** Tracks the place under the mouse and the place that a finger presses. */
export function usePointing(
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
