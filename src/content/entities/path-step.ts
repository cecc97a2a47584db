import { record } from '../schema/containers.ts';
import { flag, number, reference } from '../schema/scalars.ts';

/** A step after the end of a station: announce, wait, continue or return (section 3.1). */
export const pathStep = record({
  /** The tour item that comes next. */
  Next: reference('tourItems'),
  /** The station that is played before it; -1: no announcement. */
  AnnounceLocationID: reference('locations'),
  /** Seconds. */
  Wait: number(0, { min: 0 }),
  ReturnToOverview: flag(),
});
