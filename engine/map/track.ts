import { type PlanePoint } from './distance.ts';

/** A position on the plane, as reported by a device. */
export interface Fix {
  readonly point: PlanePoint;
  /** Metres within which the true place lies with a probability of two thirds. */
  readonly accuracy: number;
  /** Milliseconds. */
  readonly at: number;
}

/** The walker's place at a point in time, as estimated from all positions. */
export interface Footstep {
  readonly point: PlanePoint;
  /** The standard deviation along each axis, in metres. */
  readonly deviation: number;
  /** As reported by the device. */
  readonly accuracy: number;
  readonly at: number;
}

/** The walker's movement estimated from the last half minute of positions, latest step last. */
export interface Track {
  readonly steps: readonly Step[];
  /** The number of consecutive positions that did not fit the previous steps. */
  readonly refused: number;
  readonly told: number;
}

/** One position, filtered with those before it (Kalman), and the data that the smoother needs to revise it. */
interface Step {
  readonly at: number;
  readonly accuracy: number;
  readonly east: Axis;
  readonly north: Axis;
  /** Both axes have the same uncertainty. */
  readonly spread: Spread;
  readonly expected: { readonly east: Axis; readonly north: Axis; readonly spread: Spread };
}

interface Axis {
  /** Metres. */
  readonly place: number;
  /** Metres per second. */
  readonly speed: number;
}

/** The covariance of an axis. */
interface Spread {
  readonly place: number;
  readonly mixed: number;
  readonly speed: number;
}

/** Milliseconds of silence after which a new track starts. */
export const longestGap = 20_000;

/** The milliseconds of history in a track. */
const memory = 30_000;

/** The most steps in a track, however often a device reports; older ones are dropped. */
const mostSteps = 60;

/** How much walkers turn and stop, in m²/s³: roughly a right-angle turn at 1.4 m/s every three minutes. */
const unsteadiness = 0.02;

/** The uncertainty of the speed at the start of a track, in metres per second. */
const firstSpeed = 1.5;

/** The radius that contains two thirds of a two-dimensional normal distribution, in standard deviations of one axis. */
export const twoThirds = 1.515;

/** The best accuracy that is believed, in metres, whatever the device reports. */
const bestAccuracy = 3;

/** The share of the error that neighbouring positions have in common (trees, houses), which averaging cannot remove. */
const commonError = 0.2;

/** Squared standard deviations from the expected position that count as a jump; one in 20,000 is there by chance. */
const jump = 20;

/** After this many jumps in a row, the new place is believed. */
const mostRefused = 4;

export const emptyTrack: Track = { steps: [], refused: 0, told: Number.NEGATIVE_INFINITY };

/** Returns the track with one more position. A jump, or a position no later than the last one, adds no step. */
export function follow(track: Track, fix: Fix): Track {
  const last = track.steps.at(-1);
  const seconds = (fix.at - track.told) / 1000;
  // The clock was set back.
  const isBack = seconds < -longestGap / 1000;
  if (seconds <= 0 && !isBack) return track;
  if (last === undefined || isBack || fix.at - last.at > longestGap) return begin(fix);

  const elapsed = (fix.at - last.at) / 1000;
  const expected = {
    east: goOn(last.east, elapsed),
    north: goOn(last.north, elapsed),
    spread: widen(last.spread, elapsed),
  };
  const noise = varianceOf(fix);
  const [missedEast, missedNorth] = [fix.point.east - expected.east.place, fix.point.north - expected.north.place];
  const surprise = (missedEast ** 2 + missedNorth ** 2) / (expected.spread.place + noise);
  if (surprise > jump) {
    const refused = track.refused + 1;
    return refused < mostRefused ? { ...track, refused, told: fix.at } : begin(fix);
  }

  const placeGain = expected.spread.place / (expected.spread.place + noise);
  const speedGain = expected.spread.mixed / (expected.spread.place + noise);
  const step: Step = {
    at: fix.at,
    accuracy: fix.accuracy,
    east: correct(expected.east, missedEast, placeGain, speedGain),
    north: correct(expected.north, missedNorth, placeGain, speedGain),
    spread: {
      place: (1 - placeGain) * expected.spread.place,
      mixed: (1 - placeGain) * expected.spread.mixed,
      speed: expected.spread.speed - speedGain * expected.spread.mixed,
    },
    expected,
  };
  const kept = track.steps.filter(({ at }) => fix.at - at <= memory).slice(1 - mostSteps);
  return { steps: [...kept, step], refused: 0, told: fix.at };
}

function begin(fix: Fix): Track {
  const still = (place: number): Axis => ({ place, speed: 0 });
  const [east, north] = [still(fix.point.east), still(fix.point.north)];
  const spread = { place: varianceOf(fix), mixed: 0, speed: firstSpeed ** 2 };
  const step = { at: fix.at, accuracy: fix.accuracy, east, north, spread, expected: { east, north, spread } };
  return { steps: [step], refused: 0, told: fix.at };
}

function varianceOf({ accuracy }: Pick<Fix, 'accuracy'>): number {
  return (Math.max(accuracy, bestAccuracy) / twoThirds) ** 2;
}

function goOn({ place, speed }: Axis, seconds: number): Axis {
  return { place: place + speed * seconds, speed };
}

function widen({ place, mixed, speed }: Spread, seconds: number): Spread {
  return {
    place: place + 2 * seconds * mixed + seconds ** 2 * speed + (unsteadiness * seconds ** 3) / 3,
    mixed: mixed + seconds * speed + (unsteadiness * seconds ** 2) / 2,
    speed: speed + unsteadiness * seconds,
  };
}

function correct({ place, speed }: Axis, missed: number, placeGain: number, speedGain: number): Axis {
  return { place: place + placeGain * missed, speed: speed + speedGain * missed };
}

/** Returns the steps, oldest first, each revised in the light of later ones (Rauch-Tung-Striebel smoother). */
export function lookBack({ steps }: Track): readonly Footstep[] {
  const seen: Footstep[] = [];
  let later: (Pick<Step, 'east' | 'north' | 'spread'> & { readonly from: Step }) | undefined;
  for (const step of steps.toReversed()) {
    const now: Pick<Step, 'east' | 'north' | 'spread'> =
      later === undefined ? step : lookBackOn(step, later.from, later);
    later = { ...now, from: step };
    seen.push(footstepOf(step, now));
  }
  return seen.toReversed();
}

function lookBackOn(
  step: Step,
  next: Step,
  later: Pick<Step, 'east' | 'north' | 'spread'>,
): Pick<Step, 'east' | 'north' | 'spread'> {
  const seconds = (next.at - step.at) / 1000;
  const { spread } = step;
  const { expected } = next;
  const size = expected.spread.place * expected.spread.speed - expected.spread.mixed ** 2;
  // The step's spread, carried to the next step, divided by the spread expected there.
  const [placeOn, mixedOn] = [spread.place + seconds * spread.mixed, spread.mixed + seconds * spread.speed];
  const gain = {
    placeByPlace: (placeOn * expected.spread.speed - spread.mixed * expected.spread.mixed) / size,
    placeBySpeed: (spread.mixed * expected.spread.place - placeOn * expected.spread.mixed) / size,
    speedByPlace: (mixedOn * expected.spread.speed - spread.speed * expected.spread.mixed) / size,
    speedBySpeed: (spread.speed * expected.spread.place - mixedOn * expected.spread.mixed) / size,
  };
  const axis = (own: Axis, foreseen: Axis, known: Axis): Axis => {
    const [place, speed] = [known.place - foreseen.place, known.speed - foreseen.speed];
    return {
      place: own.place + gain.placeByPlace * place + gain.placeBySpeed * speed,
      speed: own.speed + gain.speedByPlace * place + gain.speedBySpeed * speed,
    };
  };
  const less = {
    place: later.spread.place - expected.spread.place,
    mixed: later.spread.mixed - expected.spread.mixed,
    speed: later.spread.speed - expected.spread.speed,
  };
  const { placeByPlace: a, placeBySpeed: b, speedByPlace: c, speedBySpeed: d } = gain;
  return {
    east: axis(step.east, expected.east, later.east),
    north: axis(step.north, expected.north, later.north),
    spread: {
      place: spread.place + a * a * less.place + 2 * a * b * less.mixed + b * b * less.speed,
      mixed: spread.mixed + a * c * less.place + (a * d + b * c) * less.mixed + b * d * less.speed,
      speed: spread.speed + c * c * less.place + 2 * c * d * less.mixed + d * d * less.speed,
    },
  };
}

function footstepOf(step: Step, { east, north, spread }: Pick<Step, 'east' | 'north' | 'spread'>): Footstep {
  const common = (commonError * step.accuracy) / twoThirds;
  return {
    point: { east: east.place, north: north.place },
    deviation: Math.sqrt(Math.max(spread.place, 0) + common ** 2),
    accuracy: step.accuracy,
    at: step.at,
  };
}
