import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { TableGestures } from './table-gestures.ts';

/** One finger moves the piece under it, or else the table; two pan and zoom the table; taps pick and place. */
export function useTableGestures(place: RefObject<HTMLElement | null>, gestures: TableGestures): void {
  const { layout } = gestures;
  const current = useEffectEvent(() => gestures);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let isHere = true;
    let stop = (): void => undefined;
    // A table laid out anew, as when the phone is turned, cancels the drag that was measured on the old one.
    void import('./table-gestures.ts').then(({ watchTable }) => {
      if (isHere) stop = watchTable(element, () => ({ ...current(), layout }));
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [place, layout]);
}
