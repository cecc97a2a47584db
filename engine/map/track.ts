import { errorOf, noScatter, type Scatter, scatterWith } from './device-error.ts';
import { type PlanePoint } from './distance.ts';
import { type Fix } from './fix.ts';
import { lookBack, type Pass } from './look-back.ts';
import { type MotionEstimate, correct, type DeviceError, foresee, startAt, normalizedInnovation } from './motion.ts';

/** The walker's place at a point in time, as estimated from all positions. */
export interface Footstep {
  readonly point: PlanePoint;
  /** The standard deviation along each axis, in metres. */
  readonly deviation: number;
  /** Metres per second. */
  readonly speed: number;
  /** The standard deviation of the device's error along each axis, in metres. */
  readonly error: number;
  readonly at: number;
}

/** The walker's movement, estimated from all positions since the last silence. */
export interface Track {
  /** The last half minute, latest step last. */
  readonly steps: readonly Step[];
  readonly scatter: Scatter;
  /** The latest consecutive positions that did not fit the steps. */
  readonly refused: readonly Fix[];
  readonly told: number;
}

interface Step extends Pass {
  readonly error: DeviceError;
}

/** Milliseconds of silence after which a new track starts. */
export const longestGap = 20_000;

/** The milliseconds of history in a track. */
const memory = 40_000;

/** The most steps in a track, however often a device reports; older ones are dropped. */
const mostSteps = 60;

/** The uncertainty of the speed at the start of a track, in metres per second. */
const firstSpeed = 1.5;

/** The same where a walker was not where expected, and may be on a tram. */
const vehicleSpeed = 6;

/** The share of a device's error that is never believed to be averaged away. */
const leastError = 0.25;

/** The standard deviations by which looking back moves a step at most. */
const revision = 2;

/** Squared standard deviations from the expected position that count as a jump; one in 20,000 is there by chance. */
const jump = 20;

/** After this many jumps in a row, the new place is believed. */
const mostRefused = 4;

export const emptyTrack: Track = { steps: [], scatter: noScatter, refused: [], told: Number.NEGATIVE_INFINITY };

/** Returns the track with one more position. A jump, or a position no later than the last one, adds no step. */
export function follow(track: Track, fix: Fix): Track {
  const last = track.steps.at(-1);
  const seconds = (fix.at - track.told) / 1000;
  // The clock was set back.
  const isBack = seconds < -longestGap / 1000;
  if (seconds <= 0 && !isBack) return track;
  if (last === undefined || isBack || fix.at - last.at > longestGap) return begin(fix);

  const scatter = scatterWith(track.scatter, fix);
  const error = errorOf(fix, scatter);
  const foreseen = foresee(last, (fix.at - last.at) / 1000, error);
  if (normalizedInnovation(foreseen, fix.point, error) > jump) {
    const refused = [...track.refused, fix];
    return refused.length < mostRefused ? { ...track, scatter, refused, told: fix.at } : beginAmong(refused, scatter);
  }
  const step: Step = { ...correct(foreseen, fix.point, error), at: fix.at, foreseen, error };
  const kept = track.steps.filter(({ at }) => fix.at - at <= memory).slice(1 - mostSteps);
  return { steps: [...kept, step], scatter, refused: [], told: fix.at };
}

function begin(fix: Fix): Track {
  const scatter = scatterWith(noScatter, fix);
  return beginWith(fix, { east: 0, north: 0 }, firstSpeed, scatter);
}

/** Believes positions that agree with each other rather than with the track. */
function beginAmong(refused: readonly Fix[], scatter: Scatter): Track {
  const [first] = refused;
  if (first === undefined) return emptyTrack;
  return refused
    .slice(1)
    .reduce<Track>(follow, beginWith(first, { east: 0, north: 0 }, vehicleSpeed, { ...scatter, last: undefined }));
}

function beginWith(fix: Fix, speed: PlanePoint, deviation: number, scatter: Scatter): Track {
  const error = errorOf(fix, scatter);
  const estimate = startAt(fix.point, speed, deviation, error);
  return { steps: [{ ...estimate, at: fix.at, foreseen: estimate, error }], scatter, refused: [], told: fix.at };
}

/** Returns the walker's steps, oldest first, each revised in the light of later ones. */
export function footsteps({ steps }: Track): readonly Footstep[] {
  return lookBack(steps).map((estimate, index) => footstepOf(steps[index], estimate));
}

/** Returns the walker's present place. */
export function present({ steps }: Track): Footstep | undefined {
  const last = steps.at(-1);
  return last === undefined ? undefined : footstepOf(last, last);
}

/** Returns two corners of a box that almost certainly contains the steps, however they are revised. */
export function extent({ steps }: Track): readonly [PlanePoint, PlanePoint] {
  const low = { east: Number.POSITIVE_INFINITY, north: Number.POSITIVE_INFINITY };
  const high = { east: Number.NEGATIVE_INFINITY, north: Number.NEGATIVE_INFINITY };
  for (const { east, north, spread } of steps) {
    const margin = revision * Math.sqrt(Math.max(spread.place, 0));
    low.east = Math.min(low.east, east.place - margin);
    low.north = Math.min(low.north, north.place - margin);
    high.east = Math.max(high.east, east.place + margin);
    high.north = Math.max(high.north, north.place + margin);
  }
  return [low, high];
}

function footstepOf(step: Step | undefined, { east, north, spread }: MotionEstimate): Footstep {
  const error = step === undefined ? 0 : Math.sqrt(step.error.own + step.error.drift);
  return {
    point: { east: east.place, north: north.place },
    deviation: Math.hypot(Math.sqrt(Math.max(spread.place, 0)), leastError * error),
    speed: Math.hypot(east.speed, north.speed),
    error,
    at: step?.at ?? Number.NaN,
  };
}
