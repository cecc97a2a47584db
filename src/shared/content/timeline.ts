import { type Location } from './entities/location.ts';

/**
 * Which location's texts and pictures are shown while a station's recording is at a position (section 3.1): the one
 * whose time was reached last. A location without a time, or that does not exist, is skipped.
 *
 * @param position seconds
 * @returns undefined before the first time: the station itself is shown
 */
export function timelineLocation(
  { Timeline: { Locations, Times } }: Pick<Location, 'Timeline'>,
  position: number,
  find: (ID: number) => Location | undefined,
): Location | undefined {
  let latest = Number.NEGATIVE_INFINITY;
  let shown: Location | undefined;
  for (const [index, ID] of Locations.entries()) {
    const time = Times[index];
    if (time === undefined || time > position || time < latest) continue;
    const found = find(ID);
    if (found === undefined) continue;
    latest = time;
    shown = found;
  }
  return shown;
}
