import { type Spot } from '#engine/map/position.ts';
import { type MapPlace } from '#engine/map/view.ts';

/** A place in the picture whose coordinates are known. */
export interface KnownPlace {
  readonly place: MapPlace;
  readonly spot: Spot;
}
