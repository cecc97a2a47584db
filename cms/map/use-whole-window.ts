import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isForm } from '../canvas/is-form.ts';
import { useLeaving } from '../canvas/use-leaving.ts';

/** Lets an editor fill the window by the key F in it, until Escape. */
export function useWholeWindow(
  room: RefObject<HTMLElement | null>,
): readonly [isWide: boolean, setWide: (isWide: boolean) => void] {
  const [isWide, setWide] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || key.toLowerCase() !== 'f' || isForm(target)) return;
    event.preventDefault();
    setWide(!isWide);
  });
  useEffect(() => {
    const listeners = new AbortController();
    room.current?.addEventListener('keydown', (event) => onKey(event), { signal: listeners.signal });
    return () => listeners.abort();
  }, [room]);
  useLeaving(isWide, () => setWide(false));
  return [isWide, setWide];
}
