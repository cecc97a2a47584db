import { type Spot } from './position.ts';

/** The mean radius of the earth in metres. */
const earth = 6_371_008.8;

const radians = Math.PI / 180;

/** Great-circle distance in metres (haversine; within half a percent, because the earth is not a sphere). */
export function metresBetween(one: Spot, other: Spot): number {
  const halfLatitude = Math.sin(((other.latitude - one.latitude) * radians) / 2);
  const halfLongitude = Math.sin(((other.longitude - one.longitude) * radians) / 2);
  const share =
    halfLatitude ** 2 + Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * halfLongitude ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** The initial bearing, in degrees clockwise from north: at least 0 and less than 360. */
export function bearingBetween(from: Spot, to: Spot): number {
  const [here, there] = [from.latitude * radians, to.latitude * radians];
  const east = (to.longitude - from.longitude) * radians;
  const y = Math.sin(east) * Math.cos(there);
  const x = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(east);
  return wholeTurn(Math.atan2(y, x) / radians);
}

/** Normalises an angle in degrees to at least 0 and less than 360. */
export function wholeTurn(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  // The sum above rounds the smallest negative angles up to a whole turn.
  return turned === 360 ? 0 : turned;
}

/** A point in metres on a plane tangent to the earth. */
export interface PlanePoint {
  readonly east: number;
  readonly north: number;
}

export interface Plane {
  readonly toPlane: (spot: Spot) => PlanePoint;
  readonly toSpot: (point: PlanePoint) => Spot;
}

/** A tangent plane. Within 20 km of its origin and below 70° of latitude, distances are accurate to one percent. */
export function createPlane(origin: Spot): Plane {
  const northPerDegree = earth * radians;
  const eastPerDegree = northPerDegree * Math.max(Math.cos(origin.latitude * radians), 1e-9);
  return {
    toPlane: ({ latitude, longitude }) => ({
      east: halfTurn(longitude - origin.longitude) * eastPerDegree,
      north: (latitude - origin.latitude) * northPerDegree,
    }),
    toSpot: ({ east, north }) => ({
      latitude: origin.latitude + north / northPerDegree,
      longitude: halfTurn(origin.longitude + east / eastPerDegree),
    }),
  };
}

/** Normalises an angle in degrees to at least -180 and less than 180. */
export function halfTurn(degrees: number): number {
  return degrees >= -180 && degrees <= 180 ? degrees : wholeTurn(degrees + 180) - 180;
}
