import { type RefObject, useState } from 'react';
import { isForm } from '../canvas/is-form.ts';
import { useLeaving } from '../canvas/use-leaving.ts';
import { isWideKey, useRoomKeys } from '../canvas/use-room-keys.ts';

/** Lets an editor fill the window by the key F, until Escape. */
export function useWholeWindow(
  room: RefObject<HTMLElement | null>,
): readonly [isWide: boolean, setWide: (isWide: boolean) => void] {
  const [isWide, setWide] = useState(false);
  useRoomKeys(room, isWide, (event) => {
    if (event.defaultPrevented || !isWideKey(event) || isForm(event.target)) return;
    event.preventDefault();
    setWide(!isWide);
  });
  useLeaving(isWide, () => setWide(false));
  return [isWide, setWide];
}
