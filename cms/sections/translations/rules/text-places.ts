import { referencesFrom } from '#content/references.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { asId } from '#content/schema/stored-number.ts';
import { type EditedModel, rootModels } from '#contract/calls/content-calls.ts';

/** An object with texts. */
export interface TextObject {
  readonly model: EditedModel;
  readonly object: StoredObject;
}

/** A tour, or something that belongs to none. */
export interface TextPlace {
  /** As in addresses: `tour-3`. */
  readonly key: string;
  /** The tour; undefined for what belongs to none. */
  readonly tour?: StoredObject;
  readonly objects: readonly TextObject[];
}

/** Texts outside tours, in the order in which they are shown. */
export const otherPlaces = ['stations', 'groups', 'museum', 'messages', 'themes'] as const;
export type OtherPlace = (typeof otherPlaces)[number];

export type ObjectsOf = (model: EditedModel) => readonly StoredObject[];

/** Returns every place with its objects, in the order in which visitors meet them; empty places are left out. */
export function textPlaces(objectsOf: ObjectsOf): readonly TextPlace[] {
  const stations = new Map(objectsOf('locations').map((object) => [storedId(object), object]));
  const items = byTour(objectsOf('tourItems'));
  const toured = new Set<StoredObject>();
  const tours = objectsOf('tours').map((tour): TextPlace => {
    const ID = storedId(tour);
    const own = stationsOf(items.get(ID) ?? [], stations);
    for (const station of own) toured.add(station);
    return { key: `tour-${ID}`, tour, objects: [{ model: 'tours', object: tour }, ...as('locations', own)] };
  });
  const others: Readonly<Record<OtherPlace, readonly TextObject[]>> = {
    stations: as(
      'locations',
      objectsOf('locations').filter((station) => !toured.has(station)),
    ),
    groups: as('tourGroups', objectsOf('tourGroups')),
    museum: [...as('providers', objectsOf('providers')), ...as('configurations', objectsOf('configurations'))],
    messages: as('messages', objectsOf('messages')),
    themes: as('themes', objectsOf('themes')),
  };
  return [...tours, ...otherPlaces.map((key) => ({ key, objects: others[key] }))].filter(
    ({ objects }) => objects.length > 0,
  );
}

/** Returns the places whose texts the user may edit. */
export function editablePlaces(places: readonly TextPlace[], isRoot: boolean): readonly TextPlace[] {
  return isRoot
    ? places
    : places.filter(({ objects: [first] }) => first !== undefined && !rootModels.includes(first.model));
}

/** Returns the objects of all places; a station of several tours comes once. */
export function everywhere(places: readonly TextPlace[]): readonly TextObject[] {
  const seen = new Set<StoredObject>();
  return places
    .flatMap(({ objects }) => objects)
    .filter(({ object }) => {
      const isFirst = !seen.has(object);
      seen.add(object);
      return isFirst;
    });
}

function as(model: EditedModel, objects: Iterable<StoredObject>): readonly TextObject[] {
  return [...objects].map((object) => ({ model, object }));
}

function byTour(items: readonly StoredObject[]): ReadonlyMap<number | undefined, readonly StoredObject[]> {
  const tours = new Map<number | undefined, StoredObject[]>();
  for (const item of items) {
    const ID = asId(item['TourID']);
    const known = tours.get(ID);
    if (known === undefined) tours.set(ID, [item]);
    else known.push(item);
  }
  return tours;
}

type Stations = ReadonlyMap<number | undefined, StoredObject>;

/** Returns the stations of a tour by position, each followed by those that it leads to, such as its deep dives. */
function stationsOf(items: readonly StoredObject[], stations: Stations): ReadonlySet<StoredObject> {
  const found = new Set<StoredObject>();
  const placeOf = ({ Position }: StoredObject): number => Number(Position ?? 0) || 0;
  for (const item of items.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const waiting = stationsFrom('tourItems', item);
    for (let ID = waiting.shift(); ID !== undefined; ID = waiting.shift()) {
      const station = stations.get(ID);
      if (station === undefined || found.has(station)) continue;
      found.add(station);
      waiting.unshift(...stationsFrom('locations', station));
    }
  }
  return found;
}

function stationsFrom(model: EditedModel, object: StoredObject): number[] {
  return referencesFrom(model, object).flatMap(({ to }) => (to.model === 'locations' ? [to.ID] : []));
}
