import { mapReferences } from '#content/references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type Translate } from '#i18n/pack.ts';
import { type StaffKey } from '../../language/texts.tsx';
import { copyOf } from '../../lists/use-duplicates.ts';
import { freeCode, nextTourCode, storedCode } from '../../tour-items/codes.ts';

export interface TourToCopy {
  readonly tour: StoredObject;
  /** Its tour items. */
  readonly places: readonly StoredObject[];
  /** All tours, whose codes are taken. */
  readonly tours: readonly StoredObject[];
  /** IDs for the copy and, in order, its items. */
  readonly ids: readonly number[];
  readonly t: Translate<StaffKey>;
}

export interface TourCopy {
  readonly tour: StoredObject;
  readonly places: readonly StoredObject[];
}

/**
 * Returns a copy of a tour with another name and the next free code. Its items refer to the same stations and keep
 * their codes, which are printed beside the exhibits. References between items stay within the copy.
 */
export function copyOfTour({ tour, places, tours, ids, t }: TourToCopy): TourCopy {
  const [ID = -1, ...placeIds] = ids;
  const fresh = new Map(places.map((place, at) => [storedId(place), placeIds[at] ?? -1]));
  const Code = freeCode(storedCode(tour), tours.map(storedCode)) || nextTourCode(tours);
  return {
    tour: { ...copyOf(tour, ID, t), Code },
    places: places.map((place, at) => {
      const within = mapReferences('tourItems', place, (target, to) =>
        target === 'tours' ? ID : target === 'tourItems' ? (fresh.get(to) ?? to) : to,
      );
      return { ...within, ID: placeIds[at] ?? -1, Revision: 0 };
    }),
  };
}
