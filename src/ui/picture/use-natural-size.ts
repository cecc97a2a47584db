import { useEffect, useState } from 'react';
import { type Size } from './zoom-view.ts';

/** The natural size of a picture; null if it cannot be loaded, undefined until that is known. */
export function useNaturalSize(url: string): Size | null | undefined {
  const [known, setKnown] = useState<{ readonly url: string; readonly size: Size | null }>();
  useEffect(() => {
    let isHere = true;
    const image = new Image();
    // The stage requests it the same way, so that it is fetched once.
    image.crossOrigin = 'anonymous';
    const tell = (size: Size | null): void => {
      if (isHere) setKnown({ url, size });
    };
    image.addEventListener('load', () => tell({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener('error', () => tell(null));
    image.src = url;
    return () => {
      isHere = false;
    };
  }, [url]);
  return known?.url === url ? known.size : undefined;
}
