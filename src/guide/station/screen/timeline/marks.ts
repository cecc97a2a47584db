import { type Location } from '#content/entities/location.ts';

export interface Mark {
  readonly location: Location;
  /** Seconds. */
  readonly time: number;
  /** The position in the recording, from 0 to 1. */
  readonly share: number;
}

/** Marks closer together than this share of the recording would overlap on a small phone. */
const apart = 0.2;

/**
 * Returns the moments at which a recording shows another location (Timeline, section 3.1). Of overlapping ones, the
 * first stays.
 */
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
  const spaced: Mark[] = [];
  for (const mark of all.toSorted((one, other) => one.time - other.time)) {
    const last = spaced.at(-1);
    if (last === undefined || mark.share - last.share >= apart) spaced.push(mark);
  }
  return spaced;
}
