import { record } from '../schema/containers.ts';
import { number } from '../schema/scalars.ts';

const corner = record({
  Latitude: number(0, { min: -90, max: 90 }),
  Longitude: number(0, { min: -180, max: 180 }),
});

/** MapGPS: the latitude/longitude box that the map picture covers, in degrees (section 3.3). */
export const mapBox = record({ BottomLeft: corner, TopRight: corner });

/** MapHome: where the map opens, in map units from the top-left corner, and at which zoom. */
export const mapHome = record({ X: number(0), Y: number(0), Zoom: number(0) });
