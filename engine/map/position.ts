/** A place on the earth, in degrees (WGS 84). */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a device says that it is. */
export interface Position extends Spot {
  /** Metres: the true place lies within so much with a probability of two thirds. */
  readonly accuracy: number;
  /** Degrees clockwise from north; undefined while the device does not move, or cannot tell. */
  readonly heading?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type PositionFailure =
  /** The visitor, or the device's settings, do not allow it. */
  | 'denied'
  /** The device cannot tell where it is. */
  | 'unavailable'
  /** The device has been looking for too long. */
  | 'timeout'
  /** The browser has no such interface. */
  | 'unsupported'
  /** Browsers tell no page its position that has come without HTTPS. */
  | 'insecure';

export type PositionReport =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'failure'; readonly failure: PositionFailure };

export interface PositionWish {
  /** Whether satellites are worth the battery. */
  readonly isPrecise: boolean;
}

/**
 * Tells positions until its stop, which is returned, is called. After `timeout` and `unavailable` a position may still
 * come; after the other failures none does.
 */
export type PositionSource = (wish: PositionWish, tell: (report: PositionReport) => void) => () => void;
