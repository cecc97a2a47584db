import { type RefCallback, useCallback, useState } from 'react';
import type { Size } from './picture/zoom-view.ts';

/** The inner size of an element, and the ref that measures it; undefined until it has been measured. */
export function useElementSize(): readonly [Size | undefined, RefCallback<HTMLElement>] {
  const [size, setSize] = useState<Size>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const look = (): void =>
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        return before?.width === width && before.height === height ? before : { width, height };
      });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, []);
  return [size, measure];
}
