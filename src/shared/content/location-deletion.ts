import { definitionLists, type ListName, type TourDefinition } from './definition.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';
import { asId } from './schema/stored-number.ts';

export interface ObjectName {
  readonly model: ModelName;
  readonly ID: number;
}

export interface Removal {
  readonly definition: TourDefinition;
  /** Empty if the objects do not exist. */
  readonly deleted: readonly ObjectName[];
  /** Objects that referred to deleted ones, and no longer do. */
  readonly changed: readonly ObjectName[];
}

/**
 * Deletes locations (section 4) and their tour items, and removes the references to them: announcements, deep dives and
 * timelines of the locations; paths, transitions and parents of the items.
 */
export function deleteLocations(definition: TourDefinition, IDs: ReadonlySet<number>): Removal {
  const locations = new Set([...IDs].filter((ID) => asId(ID) !== undefined));
  if (locations.size === 0) return { definition, deleted: [], changed: [] };
  const isGone = (stored: StoredObject): boolean => isIn(locations, storedId(stored));
  const isGoneItem = (stored: StoredObject): boolean => isIn(locations, stored['LocationID']);
  const gone: Gone = { locations, items: lostIds(definition['TourItems'], isGoneItem) };
  const changed: ObjectName[] = [];
  const deleted: ObjectName[] = [];
  const TourItems = keep('TourItems', isGoneItem, (stored) => cleanTourItem(stored, gone));
  const Locations = keep('Locations', isGone, (stored) => cleanLocation(stored, gone));
  return { definition: { ...definition, ...TourItems, ...Locations }, deleted, changed };

  /** Keeps values other than objects; a single object counts as a list of one. */
  function keep(
    name: ListName,
    isGone: (stored: StoredObject) => boolean,
    clean: (stored: StoredObject) => StoredObject,
  ): Readonly<Record<string, unknown>> {
    const { model } = definitionLists[name];
    const given: unknown = definition[name];
    const left = listOfAny(given).flatMap((stored: unknown) => {
      if (!isObject(stored)) return [stored];
      const known = { model, ID: storedId(stored) ?? -1 };
      if (isGone(stored)) {
        deleted.push(known);
        return [];
      }
      const cleaned = clean(stored);
      if (cleaned !== stored) changed.push(known);
      return [cleaned];
    });
    if (Array.isArray(given)) return { [name]: left };
    return isObject(given) ? { [name]: left.length === 0 ? [] : left[0] } : {};
  }
}

interface Gone {
  readonly locations: ReadonlySet<number>;
  readonly items: ReadonlySet<number>;
}

/** Returns the IDs that no item has once these items are deleted. */
function lostIds(items: unknown, isGone: (stored: StoredObject) => boolean): ReadonlySet<number> {
  const stored = listOfAny(items).filter(isObject);
  const left = new Set(stored.filter((item) => !isGone(item)).map(storedId));
  const lost = stored.filter(isGone).map(storedId);
  return new Set(lost.filter((ID) => ID !== undefined && ID >= 0 && !left.has(ID)).filter((ID) => ID !== undefined));
}

function cleanLocation(stored: StoredObject, { locations }: Gone): StoredObject {
  const stays = (id: unknown): boolean => !isIn(locations, id);
  const deepDives = listOfAny(stored['DeepDives']);
  const cleaned = deepDives.every(stays) ? stored : { ...stored, DeepDives: deepDives.filter(stays) };
  const timeline = stored['Timeline'];
  if (!isObject(timeline) || listOfAny(timeline['Locations']).every(stays)) return cleaned;
  return { ...cleaned, Timeline: cleanTimeline(timeline, stays) };
}

/** Removes each time with the location that was shown from then on. */
function cleanTimeline(timeline: StoredObject, stays: (id: unknown) => boolean): StoredObject {
  const locations = listOfAny(timeline['Locations']);
  const times = listOfAny(timeline['Times']);
  return {
    ...timeline,
    Locations: locations.filter(stays),
    ...(times.length > 0 ? { Times: times.filter((_, index) => stays(locations[index])) } : {}),
  };
}

/** Removes ways to items that are gone, and announcements by stations that are. */
export function cleanTourItem(stored: StoredObject, gone: Gone): StoredObject {
  let cleaned = stored;
  for (const field of ['TransitionTo', 'Parent']) {
    if (isIn(gone.items, stored[field])) cleaned = withoutField(cleaned, field);
  }
  const path = listOfAny(stored['Path']);
  const steps = path.flatMap((step: unknown) => cleanStep(step, gone));
  const isSame = steps.length === path.length && steps.every((step, index) => step === path[index]);
  return isSame ? cleaned : { ...cleaned, Path: steps };
}

function cleanStep(step: unknown, { locations, items }: Gone): readonly unknown[] {
  if (!isObject(step)) return [step];
  if (isIn(items, step['Next'])) return [];
  return [isIn(locations, step['AnnounceLocationID']) ? withoutField(step, 'AnnounceLocationID') : step];
}

function isIn(ids: ReadonlySet<number>, given: unknown): boolean {
  const ID = asId(given);
  return ID !== undefined && ids.has(ID);
}

function withoutField(object: StoredObject, field: string): StoredObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}

/** Reads a list as the field does: a single value counts as a list of one. */
function listOfAny(stored: unknown): readonly unknown[] {
  if (Array.isArray(stored)) return stored;
  return stored === undefined || stored === null ? [] : [stored];
}
