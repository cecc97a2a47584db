import { type Location } from '#content/entities/location.ts';

export interface Mark {
  readonly location: Location;
  /** Seconds. */
  readonly time: number;
  /** How far along the recording, from 0 to 1. */
  readonly share: number;
}

/** Marks nearer to each other than this share of the recording would lie on each other on a small phone. */
const apart = 0.2;

/** The moments of a recording at which another location is shown (Timeline, section 3.1); of those too near, the first. */
export function marksOf(
  { Timeline: { Locations, Times } }: Pick<Location, 'Timeline'>,
  duration: number,
  find: (ID: number) => Location | undefined,
): readonly Mark[] {
  const all = Locations.flatMap((ID, index): readonly Mark[] => {
    const [location, time] = [find(ID), Times[index]];
    const isReached = location !== undefined && time !== undefined && time < duration;
    return isReached ? [{ location, time, share: time / duration }] : [];
  });
  const kept: Mark[] = [];
  for (const mark of all.toSorted((one, other) => one.time - other.time)) {
    const last = kept.at(-1);
    if (last === undefined || mark.share - last.share >= apart) kept.push(mark);
  }
  return kept;
}
