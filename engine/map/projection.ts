import { halfTurn, metresBetween } from './distance.ts';
import { type Spot } from './position.ts';
import { type MapPlace } from './view.ts';
import { type Size } from '../geometry.ts';

/** The area that a map's picture covers: two corners, in degrees. */
export interface MapBox {
  readonly BottomLeft: { readonly Latitude: number; readonly Longitude: number };
  readonly TopRight: { readonly Latitude: number; readonly Longitude: number };
}

/** Converts between the earth and a map with north at the top, also beyond the map's edges. */
export interface Projection {
  readonly size: Size;
  readonly toMap: (spot: Spot) => MapPlace;
  readonly toSpot: (point: MapPlace) => Spot;
  /** Metres per map unit, averaged over both axes. */
  readonly metresPerUnit: number;
}

export type BoxFault =
  /** A corner is not a valid position on earth. */
  | 'nowhere'
  /** Both corners have the same latitude or longitude, or the picture has no size. */
  | 'empty'
  /** The bottom edge is north of the top. */
  | 'upside-down'
  /** The left edge is east of the right. */
  | 'mirrored';

export type ProjectionOutcome =
  | { readonly ok: true; readonly projection: Projection }
  | { readonly ok: false; readonly fault: BoxFault };

/**
 * Lays a box of degrees over a picture, linearly and exactly at the corners. A box whose left is east of its right
 * crosses the antimeridian, provided that it is then less than half the earth wide.
 */
export function createProjection(box: MapBox, size: Size): ProjectionOutcome {
  const { Latitude: south, Longitude: west } = box.BottomLeft;
  const { Latitude: north, Longitude: right } = box.TopRight;
  const fault = faultOf(box, size);
  if (fault !== undefined) return { ok: false, fault };

  const east = right < west ? right + 360 : right;
  const middle = (west + east) / 2;
  const { width, height } = size;

  function toSpot({ x, y }: MapPlace): Spot {
    return { latitude: between(north, south, y / height), longitude: halfTurn(between(west, east, x / width)) };
  }

  function toMap({ latitude, longitude }: Spot): MapPlace {
    const [left, eastwards] = [longitude - west, east - west];
    // Near the box the longitude is exact as given; across the antimeridian it is taken the shorter way round.
    const along = isNear(longitude, middle) ? left : halfTurn(longitude - middle) + middle - west;
    return { x: (along / eastwards) * width, y: ((north - latitude) / (north - south)) * height };
  }

  const centre = { x: width / 2, y: height / 2 };
  const across = metresBetween(toSpot({ ...centre, x: 0 }), toSpot({ ...centre, x: width })) / width;
  const down = metresBetween(toSpot({ ...centre, y: 0 }), toSpot({ ...centre, y: height })) / height;
  return { ok: true, projection: { size, toMap, toSpot, metresPerUnit: Math.sqrt(across * down) } };
}

function faultOf({ BottomLeft, TopRight }: MapBox, { width, height }: Size): BoxFault | undefined {
  if (![BottomLeft, TopRight].every(isOnEarth)) return 'nowhere';
  if (BottomLeft.Latitude === TopRight.Latitude || BottomLeft.Longitude === TopRight.Longitude) return 'empty';
  if (!(width > 0 && height > 0)) return 'empty';
  if (BottomLeft.Latitude > TopRight.Latitude) return 'upside-down';
  const isMirrored =
    BottomLeft.Longitude > TopRight.Longitude && TopRight.Longitude + 360 - BottomLeft.Longitude >= 180;
  return isMirrored ? 'mirrored' : undefined;
}

function isOnEarth({ Latitude, Longitude }: MapBox['BottomLeft']): boolean {
  return Math.abs(Latitude) <= 90 && Math.abs(Longitude) <= 180;
}

function isNear(longitude: number, middle: number): boolean {
  return Math.abs(longitude - middle) <= 180;
}

/** Exact at both ends. */
function between(start: number, end: number, share: number): number {
  return start * (1 - share) + end * share;
}
