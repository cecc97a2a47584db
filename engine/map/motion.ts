import { type PlanePoint } from './distance.ts';

/** The estimate of the walker along one axis. */
export interface Axis {
  /** Metres. */
  readonly place: number;
  /** Metres per second. */
  readonly speed: number;
  /** The part of the device's error that persists for a while (trees, houses), in metres. */
  readonly drift: number;
}

/** The covariance of an axis; both axes have the same. */
export interface Spread {
  readonly place: number;
  readonly placeSpeed: number;
  readonly placeDrift: number;
  readonly speed: number;
  readonly speedDrift: number;
  readonly drift: number;
}

export interface MotionEstimate {
  readonly east: Axis;
  readonly north: Axis;
  readonly spread: Spread;
}

/** The variance of a device's error along each axis, in square metres. */
export interface DeviceError {
  /** New with each position. */
  readonly own: number;
  /** Shared with the positions before and after. */
  readonly drift: number;
}

/** Seconds after which a drift is forgotten: its correlation falls to 37 %. */
const driftMemory = 40;

/** How much walkers turn and stop, in m²/s³: roughly a right-angle turn at 1.2 m/s every four minutes. */
const unsteadiness = 0.004;

/** The share of that for visitors who are not moving. */
const standing = 0.25;

/** Metres per second. A faster walker turns and stops harder: a tram's speed changes by metres per second. */
const walkingSpeed = 1.5;

/** @param speed the uncertainty of the speed, in metres per second */
export function startAt(
  point: PlanePoint,
  speed: PlanePoint,
  speedDeviation: number,
  error: DeviceError,
): MotionEstimate {
  return {
    east: { place: point.east, speed: speed.east, drift: 0 },
    north: { place: point.north, speed: speed.north, drift: 0 },
    spread: {
      place: error.own + error.drift,
      placeSpeed: 0,
      placeDrift: -error.drift,
      speed: speedDeviation ** 2,
      speedDrift: 0,
      drift: error.drift,
    },
  };
}

/** The share of a drift that is left after a time. */
export function driftAfter(seconds: number): number {
  return Math.exp(-seconds / driftMemory);
}

/** Returns the estimate some seconds later. */
export function foresee(
  { east, north, spread }: MotionEstimate,
  seconds: number,
  { drift }: DeviceError,
): MotionEstimate {
  const kept = driftAfter(seconds);
  const turning = unsteadiness * (standing + (east.speed ** 2 + north.speed ** 2) / walkingSpeed ** 2);
  const goOn = ({ place, speed, drift: shift }: Axis): Axis => ({
    place: place + speed * seconds,
    speed,
    drift: kept * shift,
  });
  return {
    east: goOn(east),
    north: goOn(north),
    spread: {
      place:
        spread.place + 2 * seconds * spread.placeSpeed + seconds ** 2 * spread.speed + (turning * seconds ** 3) / 3,
      placeSpeed: spread.placeSpeed + seconds * spread.speed + (turning * seconds ** 2) / 2,
      placeDrift: kept * (spread.placeDrift + seconds * spread.speedDrift),
      speed: spread.speed + turning * seconds,
      speedDrift: kept * spread.speedDrift,
      drift: kept ** 2 * spread.drift + (1 - kept ** 2) * drift,
    },
  };
}

/** Squared standard deviations between an estimate and a position. */
export function normalizedInnovation(
  { east, north, spread }: MotionEstimate,
  point: PlanePoint,
  { own }: DeviceError,
): number {
  const [missedEast, missedNorth] = [point.east - east.place - east.drift, point.north - north.place - north.drift];
  return (missedEast ** 2 + missedNorth ** 2) / (spread.place + 2 * spread.placeDrift + spread.drift + own);
}

/** Returns the estimate after a position (Kalman filter). */
export function correct(
  { east, north, spread }: MotionEstimate,
  point: PlanePoint,
  { own }: DeviceError,
): MotionEstimate {
  const place = spread.place + spread.placeDrift;
  const speed = spread.placeSpeed + spread.speedDrift;
  const drift = spread.placeDrift + spread.drift;
  const whole = place + drift + own;
  const move = (axis: Axis, told: number): Axis => {
    const missed = (told - axis.place - axis.drift) / whole;
    return {
      place: axis.place + place * missed,
      speed: axis.speed + speed * missed,
      drift: axis.drift + drift * missed,
    };
  };
  return {
    east: move(east, point.east),
    north: move(north, point.north),
    spread: {
      place: spread.place - place ** 2 / whole,
      placeSpeed: spread.placeSpeed - (place * speed) / whole,
      placeDrift: spread.placeDrift - (place * drift) / whole,
      speed: spread.speed - speed ** 2 / whole,
      speedDrift: spread.speedDrift - (speed * drift) / whole,
      drift: spread.drift - drift ** 2 / whole,
    },
  };
}
