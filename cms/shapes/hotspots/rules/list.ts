import { type Location, location } from '#content/entities/location.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { type PlacedHotspot, boxOf, moved } from './placing.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { stepInside } from '../../rules/box.ts';
import { type Looks } from '../../rules/chosen-looks.ts';
import { boxAround } from '../../rules/multi-selection.ts';

export type Hotspot = Location['GameHotspots'][number];

/** The hotspots of a station as stored, with all their fields, each at its index. */
export function storedHotspots(station: StoredObject | undefined): readonly StoredObject[] {
  const given = station?.['GameHotspots'];
  const list: readonly unknown[] = Array.isArray(given) ? given : isObject(given) ? [given] : [];
  return list.map((one) => (isObject(one) ? one : {}));
}

/** The same hotspots, each with every field present. */
export function completeHotspots(stored: readonly StoredObject[]): readonly Hotspot[] {
  return location.complete({ GameHotspots: stored }).GameHotspots;
}

/** Moves a hotspot and keeps its other fields. Empty points and curves are not stored. */
export function placedAt(stored: readonly StoredObject[], index: number, to: PlacedHotspot): readonly StoredObject[] {
  const before = stored[index];
  return before === undefined ? stored : stored.with(index, withPlace(before, to));
}

/** Moves several hotspots, each by its index. */
export function placedEach(
  stored: readonly StoredObject[],
  to: ReadonlyMap<number, PlacedHotspot>,
): readonly StoredObject[] {
  return [...to].reduce((list, [index, hotspot]) => placedAt(list, index, hotspot), stored);
}

/** Adds a hotspot at the end, as a solution: most drawn hotspots are. */
export function withHotspot(stored: readonly StoredObject[], hotspot: PlacedHotspot): readonly StoredObject[] {
  return [...stored, { ...withPlace({}, hotspot), Name: {}, IsSolution: true }];
}

/** Adds a copy after each original, at another position. */
export function withCopies(
  stored: readonly StoredObject[],
  to: ReadonlyMap<number, PlacedHotspot>,
): readonly StoredObject[] {
  return stored.flatMap((original, index) => {
    const place = to.get(index);
    return place === undefined ? [original] : [original, withPlace(original, place)];
  });
}

export function withoutHotspots(stored: readonly StoredObject[], indexes: readonly number[]): readonly StoredObject[] {
  return stored.filter((_, index) => !indexes.includes(index));
}

export function reordered(stored: readonly StoredObject[], from: number, to: number): readonly StoredObject[] {
  const moving = stored[from];
  if (moving === undefined || to < 0 || to >= stored.length) return stored;
  return stored.toSpliced(from, 1).toSpliced(to, 0, moving);
}

function withPlace(
  stored: StoredObject,
  { Kind, X, Y, Width, Height, Points, Curve = '' }: PlacedHotspot,
): StoredObject {
  const { Points: _, Curve: __, ...rest } = stored;
  const line = { ...(Points === '' ? {} : { Points }), ...(Curve === '' ? {} : { Curve }) };
  return { ...rest, Kind, X, Y, Width, Height, ...line };
}

/** Returns where copies of hotspots go: beside them, and together within the picture. */
export function copiedPlaces(hotspots: Looks<PlacedHotspot>, picture: Size, by: number): Looks<PlacedHotspot> {
  const beside = stepInside(boxAround([...hotspots.values()].map(boxOf)), by, picture);
  return new Map([...hotspots].map(([index, hotspot]) => [index, moved(hotspot, beside)]));
}

/** Returns the indexes of copies that were put after each original. */
export function copyIndexes(places: Looks<PlacedHotspot>): readonly number[] {
  return [...places.keys()].toSorted((one, other) => one - other).map((index, before) => index + before + 1);
}
