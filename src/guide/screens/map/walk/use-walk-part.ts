import { useEffect, useState } from 'react';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { type Tour } from '#content/entities/tour.ts';
import { latePart } from '../../../adapters/late-part.ts';
import { useContent } from '../../../state/content/content-context.tsx';

const part = latePart(
  async () => {
    const loaded = await import('./walk-part.tsx');
    // A map without "where am I" is better than none: it comes with its words or not at all.
    await loaded.walkWords;
    return loaded;
  },
  (loaded) => loaded,
);

/** Whether visitors, or designers, can see where they are on a tour's map. */
export function canWalk({ gpsLocator, gpsDebug }: ClientConfiguration, { MapGPS }: Pick<Tour, 'MapGPS'>): boolean {
  return MapGPS !== undefined && (gpsLocator || gpsDebug);
}

/** What knows about positions, where a map has a use for it; undefined until it has come. */
export function useWalkPart(tour: Tour): ReturnType<typeof part.get> {
  const isWanted = canWalk(useContent().configuration, tour);
  const [loaded, setLoaded] = useState(part.get);
  useEffect(() => {
    if (!isWanted || loaded !== undefined) return;
    part.fetch().then(setLoaded, (error: unknown) => console.warn('"Where am I" could not be loaded', error));
  }, [isWanted, loaded]);
  return isWanted ? loaded : undefined;
}
