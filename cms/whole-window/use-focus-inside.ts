import { type RefObject, useEffect } from 'react';

/** Moves the focus into an editor that fills the window, because what had it is covered now. */
export function useFocusInside(
  room: RefObject<HTMLElement | null>,
  isWide: boolean,
  first: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (isWide && room.current?.contains(document.activeElement) !== true) first.current?.focus();
  }, [room, isWide, first]);
}
