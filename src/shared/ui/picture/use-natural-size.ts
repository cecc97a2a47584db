import { useEffect, useState } from 'react';
import type { Size } from './zoom-view.ts';

interface Known {
  readonly url: string;
  readonly attempt: number;
  readonly size: Size | null;
}

/**
 * The natural size of a picture; null if it cannot be loaded, undefined until that is known.
 *
 * @param attempt a change loads it again
 */
export function useNaturalSize(url: string, attempt = 0): Size | null | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isHere = true;
    const image = new Image();
    // The stage requests it the same way, so that it is fetched once.
    image.crossOrigin = 'anonymous';
    const tell = (size: Size | null): void => {
      if (isHere) setKnown({ url, attempt, size });
    };
    image.addEventListener('load', () => void sizeOf(image).then(tell));
    image.addEventListener('error', () => tell(null));
    image.src = url;
    return () => {
      isHere = false;
    };
  }, [url, attempt]);
  return known?.url === url && known.attempt === attempt ? known.size : undefined;
}

async function sizeOf({ naturalWidth: width, naturalHeight: height, src }: HTMLImageElement): Promise<Size> {
  // Browsers fit a drawing without width and height into 300 by 150 pixels; some say that it has none.
  const isUnsized = width === 0 || (width <= 300 && height <= 150 && (width === 300 || height === 150));
  const natural = { width, height };
  if (!isUnsized) return natural;
  return import('./unsized-svg.ts')
    .then(({ viewBoxOf }) => viewBoxOf(src))
    .then(
      (size) => size ?? natural,
      () => natural,
    );
}
