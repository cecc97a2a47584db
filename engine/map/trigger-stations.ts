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

/**
 * Returns the stations that open automatically. Their own distance takes precedence over the tour's, and stations off the
 * map never open.
 *
 * @param tourDistance metres
 */
export function triggerStations(
  stations: readonly MappedStation[],
  tourDistance: number,
  { size, toSpot }: Projection,
): readonly TriggerStation[] {
  return stations.flatMap(({ ID, MapX, MapY, MapGPSAutoDistance }) => {
    const place = { x: MapX, y: MapY };
    const isPlaced = (place.x !== 0 || place.y !== 0) && isOnMap(place, size);
    return isPlaced ? [{ id: ID, spot: toSpot(place), distance: MapGPSAutoDistance || tourDistance }] : [];
  });
}
