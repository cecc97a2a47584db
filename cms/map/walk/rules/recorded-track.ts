import { type GpxFault, readGpx } from '#engine/map/gpx/gpx.ts';
import { fixesOf } from '#engine/map/gpx/replay.ts';
import { type Position, type Spot } from '#engine/map/position.ts';

/** A recorded walk. */
export interface RecordedTrack {
  readonly kind: 'track';
  /** Empty if it has no name. */
  readonly name: string;
  readonly fixes: readonly Position[];
  readonly start: Spot;
  /** The number of points that were left out. */
  readonly skipped: number;
}

export type TrackOutcome =
  | RecordedTrack
  /** `line` counts from 1. */
  | { readonly kind: 'fault'; readonly file: string; readonly fault: GpxFault; readonly line: number };

/** Milliseconds between positions, and metres per second where the file has no times. */
const options = { every: 1000, walking: 1.4, start: 0 };

/** @param file its name */
export function readTrack(file: string, text: string): TrackOutcome {
  const outcome = readGpx(text);
  if (!outcome.ok) return { kind: 'fault', file, fault: outcome.fault, line: outcome.line };
  const { name, skipped } = outcome.gpx;
  const fixes = fixesOf(outcome.gpx, options);
  const [start] = fixes;
  return start === undefined
    ? { kind: 'fault', file, fault: 'no-track', line: 1 }
    : { kind: 'track', name, fixes, start, skipped };
}
