import { type ClientConfiguration } from '#content/client-configuration.ts';
import { type Tour } from '#content/entities/tour.ts';
import { latePart } from '#ui/late-part.ts';
import { useLatePart } from '#ui/use-late-part.ts';
import { useContent } from '../../../state/content/content-context.tsx';

const part = latePart(
  async () => {
    const loaded = await import('./walk-part.tsx');
    // The map works without this part, so the part appears only once its texts have loaded.
    await loaded.walkTexts;
    return loaded;
  },
  (loaded) => loaded,
);

/** Returns whether visitors, or designers, can see their position on a tour's map. */
export function canWalk({ gpsLocator, gpsDebug }: ClientConfiguration, { MapGPS }: Pick<Tour, 'MapGPS'>): boolean {
  return MapGPS !== undefined && (gpsLocator || gpsDebug);
}

/** The part that handles positions, if the map needs it; undefined until it is loaded. */
export function useWalkPart(tour: Tour): ReturnType<typeof part.get> {
  const isWanted = canWalk(useContent().configuration, tour);
  const loaded = useLatePart(part, isWanted, (error) => console.warn('"Where am I" could not be loaded', error));
  return isWanted ? loaded : undefined;
}
