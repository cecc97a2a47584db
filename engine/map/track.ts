import { type PlanePoint } from './distance.ts';

/** A position on the plane, as reported by a device. */
export interface Fix {
  readonly point: PlanePoint;
  /** Metres: the true place lies within so much with a probability of two thirds. */
  readonly accuracy: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Where the walker was at a time, as far as all positions together tell. */
export interface Footstep {
  readonly point: PlanePoint;
  /** Metres: the standard deviation along any one axis. */
  readonly deviation: number;
  /** What the device itself said. */
  readonly accuracy: number;
  readonly at: number;
}

/** What the positions of the last half minute tell about a walker; the latest step is the last one. */
export interface Track {
  readonly steps: readonly Step[];
  /** How many positions in a row did not fit the steps before. */
  readonly refused: number;
  readonly told: number;
}

/** One position, weighed against those before it (a Kalman filter), with what is needed to look back on it (a smoother). */
interface Step {
  readonly at: number;
  readonly accuracy: number;
  readonly east: Axis;
  readonly north: Axis;
  /** Both axes are alike uncertain. */
  readonly spread: Spread;
  readonly expected: { readonly east: Axis; readonly north: Axis; readonly spread: Spread };
}

interface Axis {
  /** Metres. */
  readonly place: number;
  /** Metres a second. */
  readonly speed: number;
}

/** The covariance of an axis. */
interface Spread {
  readonly place: number;
  readonly mixed: number;
  readonly speed: number;
}

/** Milliseconds of silence after which a new track begins. */
export const longestGap = 20_000;

/** Milliseconds that are looked back on. */
const memory = 30_000;

/** Steps that a track keeps; older ones are dropped, however often a device reports. */
const mostSteps = 60;

/** How much walkers turn and stop, in m²/s³: such as a right angle at 1.4 m/s every three minutes. */
const unsteadiness = 0.02;

/** Metres a second: how fast nobody knows yet, when a track begins. */
const firstSpeed = 1.5;

/** A probability of two thirds in two dimensions, in standard deviations of one. */
export const twoThirds = 1.515;

/** Metres: the best accuracy that is believed, whatever the device says. */
const bestAccuracy = 3;

/** Of neighbouring positions' errors this share is the same (trees, houses), so that no number of them takes it away. */
const commonError = 0.2;

/** A position so far from the expected one, in squared standard deviations, is a jump: one of 20,000 is by chance. */
const jump = 20;

/** After this many jumps in a row the walker is believed to be there. */
const mostRefused = 4;

export const emptyTrack: Track = { steps: [], refused: 0, told: Number.NEGATIVE_INFINITY };

/** The track with one more position. One that is no later than the last, or a jump, changes nothing of the steps. */
export function follow(track: Track, fix: Fix): Track {
  const last = track.steps.at(-1);
  const seconds = (fix.at - track.told) / 1000;
  // A clock that was set back.
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

/** The steps as they look from now, the oldest first: what came later tells about what was before (Rauch, Tung, Striebel). */
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
  // The step's spread, carried on to the next, over what was expected there.
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
