import { farthest, metres, metresToLine } from './reach.ts';
import { type Footstep, longestGap } from './track.ts';
import { type PlacedStation, type TriggerField } from './trigger-field.ts';

/** Milliseconds of silence after which the way that the walker took is unknown. */
const longestSilence = 180_000;

/** Metres per second; a walker who was faster has not gone straight. */
const fastest = 16;

/** Returns the stations on the straight way between the last step before a silence and the first after it. */
export function passedBetween(before: Footstep, after: Footstep, field: TriggerField): readonly PlacedStation[] {
  const silence = after.at - before.at;
  const isStraight = metres(before.point, after.point) <= (fastest * silence) / 1000;
  if (silence <= longestGap || silence > longestSilence || !isStraight) return [];
  const deviation = Math.max(before.deviation, after.deviation);
  return [...field.along([before.point, after.point])].filter(
    (station) => metresToLine(station.point, before.point, after.point) <= farthest(station, deviation, after.speed),
  );
}
