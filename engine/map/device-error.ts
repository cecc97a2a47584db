import { type Fix } from './fix.ts';
import { type DeviceError } from './motion.ts';

/** The distance between a device's neighbouring positions, beyond the part that walking explains. */
export interface Scatter {
  readonly last: Fix | undefined;
  readonly before: Fix | undefined;
  /** The variance of the part of the error that is new with each position, along each axis. */
  readonly variance: number;
  readonly count: number;
}

export const noScatter: Scatter = { last: undefined, before: undefined, variance: 0, count: 0 };

/** The radius that contains two thirds of a two-dimensional normal distribution, in standard deviations of one axis. */
export const twoThirds = 1.515;

/** The best accuracy that is believed, in metres, whatever the device reports. */
const bestAccuracy = 3;

/** The number of positions that the scatter remembers. */
const memory = 30;

/** Fewer differences than this are not significant. */
const fewest = 6;

/** Multiples of the variance so far; a larger difference is a jump. */
const outlier = 6;

/** Seconds; walkers turn in longer intervals. */
const longestInterval = 10;

/** The part of the whole variance that is new with each position, in a device of which nothing else is known. */
const ownShare = 1 / 3;

/** The least and the most that it is believed to be. */
const [leastOwn, mostOwn] = [0.1, 0.6];

/** The whole variance is at least this multiple of the scatter's. */
const wholeOfScatter = 3;

/** A device is at most this much worse than it reports. */
const worst = 3;

/** Returns the scatter after one more position: the bend of the last three, which is zero when walking straight. */
export function scatterWith({ last, before, variance, count }: Scatter, fix: Fix): Scatter {
  if (last === undefined || before === undefined) return { last: fix, before: last, variance, count };
  const [first, second] = [last.at - before.at, fix.at - last.at];
  if (first <= 0 || second <= 0 || Math.max(first, second) > longestInterval * 1000)
    return { last: fix, before: last, variance, count };
  const share = second / first;
  const bend = (axis: 'east' | 'north'): number =>
    fix.point[axis] - last.point[axis] - share * (last.point[axis] - before.point[axis]);
  const square = (bend('east') ** 2 + bend('north') ** 2) / 2 / (1 + (1 + share) ** 2 + share ** 2);
  const most = outlier * Math.max(variance, toldVariance(fix) * ownShare);
  const seen = Math.min(count + 1, memory);
  return {
    last: fix,
    before: last,
    variance: variance + (Math.min(square, most) - variance) / seen,
    count: seen,
  };
}

/** Returns the error of a position: as reported, or as its neighbours show where the report is too good. */
export function errorOf(fix: Fix, { variance, count }: Scatter): DeviceError {
  const told = toldVariance(fix);
  if (count < fewest) return { own: told * ownShare, drift: told * (1 - ownShare) };
  const whole = Math.min(Math.max(told, wholeOfScatter * variance), told * worst ** 2);
  const own = Math.min(Math.max(variance, leastOwn * whole), mostOwn * whole);
  return { own, drift: whole - own };
}

function toldVariance({ accuracy }: Fix): number {
  return (Math.max(accuracy, bestAccuracy) / twoThirds) ** 2;
}
