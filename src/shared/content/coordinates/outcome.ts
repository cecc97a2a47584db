/** A place on the earth, in degrees (WGS 84). */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

export type CoordinatesFault =
  | 'empty'
  /** There is only a latitude or only a longitude. */
  | 'one-number'
  /** The part is no coordinate and no direction. */
  | 'unread'
  /** The numbers can be separated in several ways. */
  | 'ambiguous'
  /** The part is a latitude beyond 90 degrees. */
  | 'latitude'
  /** The part is a longitude beyond 180 degrees. */
  | 'longitude'
  /** The part has minutes or seconds of 60 or more. */
  | 'sixty'
  /** The part has both a minus sign and a direction. */
  | 'sign'
  /** Both parts are latitudes, or both are longitudes. */
  | 'directions'
  /** The numbers are too large for degrees, as in metres of a projection. */
  | 'projected'
  /** The link only leads to another link that has the place. */
  | 'short-link'
  /** The link has no place. */
  | 'no-place';

export type CoordinatesOutcome =
  | { readonly ok: true; readonly spot: Spot }
  /** `part` is the text that was not understood. */
  | { readonly ok: false; readonly fault: CoordinatesFault; readonly part: string };

export function fault(kind: CoordinatesFault, part: string): CoordinatesOutcome {
  return { ok: false, fault: kind, part: part.trim() };
}

/** Checks the range of a latitude and a longitude that were read from `part`. */
export function spotOf(latitude: number, longitude: number, part: string): CoordinatesOutcome {
  if (Math.abs(latitude) > 180 && Math.abs(longitude) > 180) return fault('projected', part);
  if (Math.abs(latitude) > 90) return fault('latitude', String(latitude));
  if (Math.abs(longitude) > 180) return fault('longitude', String(longitude));
  return { ok: true, spot: { latitude, longitude } };
}
