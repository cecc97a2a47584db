/** A place on the earth, in degrees (WGS 84). */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** A position reported by a device. */
export interface Position extends Spot {
  /** Metres within which the true place is with a probability of two thirds. */
  readonly accuracy: number;
  /** Degrees clockwise from north; undefined while the device is at rest or does not know. */
  readonly heading?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type PositionFailure =
  /** The visitor or the device's settings do not allow it. */
  | 'denied'
  /** The device cannot determine its position. */
  | 'unavailable'
  /** The device took too long. */
  | 'timeout'
  /** The browser has no geolocation API. */
  | 'unsupported'
  /** Browsers give positions only to pages loaded over HTTPS. */
  | 'insecure';

export type PositionReport =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'failure'; readonly failure: PositionFailure };

export interface PositionWish {
  /** Whether satellites are worth the battery. */
  readonly isPrecise: boolean;
}

/**
 * Reports positions until the returned function is called. After `timeout` and `unavailable` positions may still
 * arrive; after the other failures none do.
 */
export type PositionSource = (wish: PositionWish, tell: (report: PositionReport) => void) => () => void;
