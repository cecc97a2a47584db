import { useEffect, useState } from 'react';
import { type Size } from '../geometry.ts';

export type MapPicture =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly url: string; readonly own: Size }
  | { readonly status: 'failed'; readonly retry: () => void };

const loading: MapPicture = { status: 'loading' };

/** Loads the map's picture before the map is created, which needs its size and whether it can be shown. */
export function useMapPicture(url: string): MapPicture {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly picture: MapPicture }>();
  const wanted = `${attempt} ${url}`;
  useEffect(() => {
    const image = new Image();
    const stop = new AbortController();
    const listen = (event: 'load' | 'error', listener: () => void): void =>
      image.addEventListener(event, listener, { signal: stop.signal });
    listen('load', () => {
      const own = { width: image.naturalWidth, height: image.naturalHeight };
      setOutcome({ of: wanted, picture: { status: 'ready', url, own } });
    });
    listen('error', () => {
      setOutcome({ of: wanted, picture: { status: 'failed', retry: () => setAttempt((count) => count + 1) } });
    });
    image.src = url;
    return () => stop.abort();
  }, [url, wanted]);
  return outcome?.of === wanted ? outcome.picture : loading;
}
