import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus into an editor that fills the window, because what had it is covered now, and shows the editor in its
 * form afterwards.
 */
export function useFocusInside(
  room: RefObject<HTMLElement | null>,
  isWide: boolean,
  first: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isWide) return undefined;
    const editor = room.current;
    if (editor?.contains(document.activeElement) !== true) first.current?.focus();
    return () => editor?.scrollIntoView({ block: 'nearest' });
  }, [room, isWide, first]);
}
