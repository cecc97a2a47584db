import { record } from '../schema/containers.ts';
import { flag, number, reference } from '../schema/scalars.ts';

/** What follows when a station has ended: announce, wait, go on or return (section 3.1). */
export const pathStep = record({
  /** The tour item that comes next. */
  Next: reference('tourItems'),
  /** The station that is played before it; -1: no announcement. */
  AnnounceLocationID: reference('locations'),
  /** Seconds. */
  Wait: number(0, { min: 0 }),
  ReturnToOverview: flag(),
});
