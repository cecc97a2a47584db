import { type PlanePoint } from './distance.ts';

/** A position on the plane, as reported by a device. */
export interface Fix {
  readonly point: PlanePoint;
  /** Metres within which the true place is with a probability of two thirds. */
  readonly accuracy: number;
  /** Milliseconds. */
  readonly at: number;
}
