import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '#content/schema/containers.ts';

/** The navigation state after a deletion. */
export const justGone = (ids: readonly number[]): { readonly gone: readonly number[] } => ({ gone: ids });

/**
 * After a deletion, continues in the list that contained the object.
 *
 * @param goOn takes the focus; returns false while the list still shows the deleted object
 */
export function useFocusWhenGone(goOn: (gone: readonly unknown[]) => boolean): void {
  const { state, key }: { readonly state: unknown; readonly key: string } = useLocation();
  const led = useRef<string>(undefined);
  useEffect(() => {
    const gone = isObject(state) ? state['gone'] : undefined;
    if (Array.isArray(gone) && led.current !== key && goOn(gone)) led.current = key;
  });
}
