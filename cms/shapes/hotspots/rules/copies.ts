import { type Size } from '#ui/picture/zoom-view.ts';
import { stepInside } from '../../rules/box.ts';
import { type Looks } from '../../rules/chosen-looks.ts';
import { boxAround } from '../../rules/multi-selection.ts';
import { boxOf, moved, type PlacedHotspot } from './placing.ts';

/** Returns where copies of hotspots go: beside them, and together within the picture. */
export function copiedPlaces(hotspots: Looks<PlacedHotspot>, picture: Size, by: number): Looks<PlacedHotspot> {
  const beside = stepInside(boxAround([...hotspots.values()].map(boxOf)), by, picture);
  return new Map([...hotspots].map(([index, hotspot]) => [index, moved(hotspot, beside)]));
}

/** Returns the indexes of copies that were put after each original. */
export function copyIndexes(places: Looks<PlacedHotspot>): readonly number[] {
  return [...places.keys()].toSorted((one, other) => one - other).map((index, before) => index + before + 1);
}
