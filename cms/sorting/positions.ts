import { type StoredObject } from '#content/schema/containers.ts';
import { asWhole } from '#content/schema/stored-number.ts';

/**
 * Gives objects that stand in their new order the Positions of that order. Where theirs are sound they are dealt out
 * anew, so that few objects change; otherwise all are numbered from 0.
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

/** Where a new object stands behind all others; -1, the end in any case, when one of them has no Position. */
export function nextPosition(others: readonly StoredObject[]): number {
  const known = others.map(positionOf);
  return known.some((position) => position < 0) ? -1 : Math.max(-1, ...known) + 1;
}

function positionOf(object: StoredObject): number {
  return asWhole(object['Position']) ?? -1;
}
