import { type RefObject } from 'react';
import { isForm } from './is-form.ts';
import { useFocusInside } from './use-focus-inside.ts';
import { useLeaving } from './use-leaving.ts';
import { isWideKey, useRoomKeys } from './use-room-keys.ts';
import { type Wide } from './use-wide.ts';

/** Lets an editor without other keys fill the window by the key F, until Escape. The room itself can have the focus. */
export function useWholeWindow(room: RefObject<HTMLElement | null>, { isWide, setWide }: Wide): void {
  useRoomKeys(room, isWide, (event) => {
    if (event.defaultPrevented || !isWideKey(event) || isForm(event.target)) return;
    event.preventDefault();
    setWide(!isWide);
  });
  useLeaving(isWide, () => setWide(false), room);
  useFocusInside(room, isWide, room);
}
