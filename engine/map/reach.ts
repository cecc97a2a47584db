import { type PlanePoint } from './distance.ts';
import { type Footstep } from './track.ts';
import { type PlacedStation } from './trigger-field.ts';

/**
 * Standard deviations of certainty that the walker is there, while still on the way. More are required the larger the
 * uncertainty is compared with the station's distance.
 */
const [certainty, caution] = [0.3, 2.8];

/** The same once the walker is about to leave, when nothing will be known better. */
const decidedCertainty = 0.72;

/**
 * Even a bad device must miss few stations on the way, so at that point a walker within this many standard deviations
 * was there, but never beyond this share of the distance.
 */
const [deviationsMissed, thereAtMost] = [1.5, 1.15];

/** The same for boats and trams, which pass too fast for anything to be located well; metres per second. */
const [deviationsRidden, riding] = [2, 4];

/** The share of its distance that a walker moves on beyond a station before that. */
const onward = 0.75;

/** Seconds; the least and the most that it may take. */
const [soonest, latest] = [1, 30];

/** An estimate with a standard deviation beyond this multiple of a station's distance does not reach it. */
const worstDeviation = 1.6;

/** A visitor has left a station at this multiple of its distance. */
const leavingFactor = 1.5;

/** Standard deviations of certainty that the walker has left. */
const leavingCertainty = 1.5;

/** @param since earlier positions are ignored */
export function wasThere(station: PlacedStation, steps: readonly Footstep[], since: number): boolean {
  const here = steps.at(-1);
  if (here === undefined) return false;
  const decided = here.at - 1000 * clamp((onward * station.distance) / here.speed, soonest, latest);
  return steps.some((now, index) => {
    if (now.at <= since) return false;
    const before = steps[index - 1];
    const from = before === undefined || before.at <= since ? now : before;
    const deviation = Math.max(from.deviation, now.deviation);
    if (deviation > worstDeviation * station.distance) return false;
    const away = metresToLine(station.point, from.point, now.point);
    return (
      away <= surely(station, deviation) || (now.at <= decided && away <= farthest(station, deviation, here.speed))
    );
  });
}

function surely({ distance }: PlacedStation, deviation: number): number {
  return distance - deviation * (certainty + (caution * deviation) / distance);
}

/** Returns the metres from the way within which the walker was at a station, once that is decided. */
export function farthest({ distance }: PlacedStation, deviation: number, speed: number): number {
  const missed = (speed > riding ? deviationsRidden : deviationsMissed) * deviation;
  const likely = Math.max(distance - decidedCertainty * deviation, missed);
  return Math.min(likely, thereAtMost * distance);
}

export function hasLeft({ point, distance }: PlacedStation, here: Footstep): boolean {
  return metres(point, here.point) - leavingCertainty * here.deviation > leavingFactor * distance;
}

export function metres(one: PlanePoint, other: PlanePoint): number {
  return Math.hypot(one.east - other.east, one.north - other.north);
}

export function metresToLine(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [east, north] = [to.east - from.east, to.north - from.north];
  const length = east ** 2 + north ** 2;
  const share = length === 0 ? 0 : ((point.east - from.east) * east + (point.north - from.north) * north) / length;
  const along = clamp(share, 0, 1);
  return metres(point, { east: from.east + along * east, north: from.north + along * north });
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
