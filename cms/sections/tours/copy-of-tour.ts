import { mapReferences } from '#content/references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { type ModelName } from '#content/schema/field.ts';
import { type Translate } from '#i18n/pack.ts';
import { type StaffKey } from '../../language/texts.tsx';
import { copyOf } from '../../lists/use-duplicates.ts';
import { freeCode, nextTourCode, storedCode } from '../../tour-items/codes.ts';

export interface TourToCopy {
  readonly tour: StoredObject;
  /** Its tour items. */
  readonly places: readonly StoredObject[];
  /** Its stations, if they are copied as well; none if the copy shares them. */
  readonly stations?: readonly StoredObject[];
  /** All tours, whose codes are taken. */
  readonly tours: readonly StoredObject[];
  /** IDs for the copy and, in order, its items and its stations. */
  readonly ids: readonly number[];
  readonly t: Translate<StaffKey>;
}

export interface TourCopy {
  readonly tour: StoredObject;
  readonly places: readonly StoredObject[];
  readonly stations: readonly StoredObject[];
}

/** The IDs of copies, by those of the originals. */
export type FreshIds = Readonly<Partial<Record<ModelName, ReadonlyMap<number, number>>>>;

/**
 * Returns a copy of a tour with another name and the next free code. Its items keep their codes, which are printed beside
 * the exhibits. References between what is copied stay within the copy.
 */
export function copyOfTour({ tour, places, stations = [], tours, ids, t }: TourToCopy): TourCopy {
  const [ID = -1, ...others] = ids;
  const fresh: FreshIds = {
    tours: new Map([[storedId(tour) ?? -1, ID]]),
    tourItems: freshIds(places, others),
    locations: freshIds(stations, others.slice(places.length)),
  };
  const Code = freeCode(storedCode(tour), tours.map(storedCode)) || nextTourCode(tours);
  return {
    tour: { ...copyOf(tour, ID, t), Code },
    places: places.map((place) => copyOfItem(place, fresh)),
    stations: stations.map((station) => copyOfStation(station, fresh, t)),
  };
}

export function freshIds(objects: readonly StoredObject[], ids: readonly number[]): ReadonlyMap<number, number> {
  return new Map(objects.map((object, at) => [storedId(object) ?? -1, ids[at] ?? -1]));
}

export function copyOfItem(item: StoredObject, fresh: FreshIds): StoredObject {
  return { ...within('tourItems', item, fresh), ID: fresh.tourItems?.get(storedId(item) ?? -1) ?? -1, Revision: 0 };
}

export function copyOfStation(station: StoredObject, fresh: FreshIds, t: Translate<StaffKey>): StoredObject {
  return copyOf(within('locations', station, fresh), fresh.locations?.get(storedId(station) ?? -1) ?? -1, t);
}

/** Refers to copies where there are some. */
function within(model: ModelName, object: StoredObject, fresh: FreshIds): StoredObject {
  return mapReferences(model, object, (target, to) => fresh[target]?.get(to) ?? to);
}
