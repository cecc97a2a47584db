import { type StoredObject } from '#content/schema/containers.ts';
import { asWhole } from '#content/schema/stored-number.ts';

/**
 * Numbers objects in their new order. Valid positions are reused in ascending order, so that few objects change;
 * otherwise all objects are numbered from 0.
 *
 * @returns the objects that change
 */
export function withPositions(ordered: readonly StoredObject[]): readonly StoredObject[] {
  const known = ordered.map(positionOf).toSorted((one, other) => one - other);
  const isSound = known.every((position, place) => position > (known[place - 1] ?? -1));
  return ordered.flatMap((object, place) => {
    const Position = isSound ? (known[place] ?? place) : place;
    return positionOf(object) === Position ? [] : [{ ...object, Position }];
  });
}

/** Returns the Position of a new object after all others; -1, which always sorts last, if one of them has none. */
export function nextPosition(others: readonly StoredObject[]): number {
  const known = others.map(positionOf);
  return known.some((position) => position < 0) ? -1 : Math.max(-1, ...known) + 1;
}

function positionOf(object: StoredObject): number {
  return asWhole(object['Position']) ?? -1;
}
