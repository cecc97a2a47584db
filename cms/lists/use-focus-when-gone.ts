import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '#content/schema/containers.ts';

/** Marks the way from something that has just been deleted. */
export const justGone = (ids: readonly number[]): { readonly gone: readonly number[] } => ({ gone: ids });

/**
 * Whoever has just deleted something goes on in the list in which it was.
 *
 * @param goOn takes the focus; false: the list still shows what is gone
 */
export function useFocusWhenGone(goOn: (gone: readonly unknown[]) => boolean): void {
  const { state, key }: { readonly state: unknown; readonly key: string } = useLocation();
  const led = useRef<string>(undefined);
  useEffect(() => {
    const gone = isObject(state) ? state['gone'] : undefined;
    if (Array.isArray(gone) && led.current !== key && goOn(gone)) led.current = key;
  });
}
