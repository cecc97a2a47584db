import { type Position, type Spot } from '../position.ts';
import { type GpxFault, readGpx } from './gpx.ts';
import { fixesOf } from './replay.ts';

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

/** A file without a recorded walk; `line` counts from 1. */
export interface TrackFault {
  readonly kind: 'fault';
  readonly fault: GpxFault;
  readonly line: number;
}

/** Milliseconds between positions, and metres per second where the file has no times. */
const options = { every: 1000, walking: 1.4 };

/** @param start of the walk, in milliseconds */
export function readTrack(text: string, start = 0): RecordedTrack | TrackFault {
  const outcome = readGpx(text);
  if (!outcome.ok) return { kind: 'fault', fault: outcome.fault, line: outcome.line };
  const { name, skipped } = outcome.gpx;
  const fixes = fixesOf(outcome.gpx, { ...options, start });
  const [first] = fixes;
  return first === undefined
    ? { kind: 'fault', fault: 'no-track', line: 1 }
    : { kind: 'track', name, fixes, start: first, skipped };
}
