import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The key that lets an editor fill the window, and gives the form back. */
const wideKey = 'f';

/** Whether a key asks for the whole window, or for the form again. */
export function isWideKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === wideKey && !altKey && !ctrlKey && !metaKey;
}

/**
 * Listens to keys in an editor. Keys without a focused element are meant for it too if it fills the window;
 * before that, only the key that lets it do so.
 */
export function useRoomKeys(
  room: RefObject<HTMLElement | null>,
  isWide: boolean,
  listener: (event: KeyboardEvent) => void,
): void {
  const onKey = useEffectEvent(listener);
  const onStrayKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body && (isWide || isWideKey(event))) onKey(event);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    room.current?.addEventListener('keydown', (event) => onKey(event), { signal });
    document.addEventListener('keydown', (event) => onStrayKey(event), { signal });
    return () => listeners.abort();
  }, [room]);
}
