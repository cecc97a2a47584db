import { type Projection } from './projection.ts';
import { type TriggerStation } from './trigger-field.ts';
import { isOnMap } from './view.ts';

/** A station's place on its tour's map, in map units, and the metres from which it opens; 0 for those of its tour. */
export interface MappedStation {
  readonly ID: number;
  readonly MapX: number;
  readonly MapY: number;
  readonly MapGPSAutoDistance: number;
}

/** Metres. A tour that opens its stations and sets no distance would open none. */
export const usualDistance = 20;

/** Returns from how many metres a station opens: its own distance, that of its tour, or the usual one. */
export function openingDistance(own: number, ofTour: number): number {
  return own || ofTour || usualDistance;
}

/**
 * Returns the stations that open automatically. Stations off the map never open.
 *
 * @param ofTour metres; 0: the tour sets none
 */
export function triggerStations(
  stations: readonly MappedStation[],
  ofTour: number,
  { size, toSpot }: Projection,
): readonly TriggerStation[] {
  return stations.flatMap((station) => {
    const place = { x: station.MapX, y: station.MapY };
    const isPlaced = (place.x !== 0 || place.y !== 0) && isOnMap(place, size);
    return isPlaced
      ? [{ id: station.ID, spot: toSpot(place), distance: openingDistance(station.MapGPSAutoDistance, ofTour) }]
      : [];
  });
}
