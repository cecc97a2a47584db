import { storedObjects, type TourDefinition } from './definition.ts';
import { eachMediaReference } from './media-references.ts';
import { eachReference } from './references.ts';
import { asId } from './schema/stored-number.ts';

/** The tours and languages that use a URL of the content. */
export interface MediaUse {
  readonly url: string;
  /** The tours that show it; empty: it belongs to no tour in particular, like a logo. */
  readonly tours: readonly number[];
  /** The languages that use it; empty: all. */
  readonly languages: readonly string[];
}

/**
 * Finds every URL of a tour definition once, with the tours and languages that use it, for offline guides. Works
 * object by object.
 */
export function* mediaUse(definition: TourDefinition): Generator<undefined, readonly MediaUse[]> {
  const toursOf = yield* toursByObject(definition);
  const codes = new Set(storedObjects(definition, 'Languages').map(({ Code }) => Code));
  const uses = new Map<string, { tours: Set<number>; languages: Set<string>; isGeneral: boolean; isForAll: boolean }>();
  for (const references of eachMediaReference(definition)) {
    for (const { model, ID, field, url } of references) {
      const use = uses.get(url) ?? { tours: new Set(), languages: new Set(), isGeneral: false, isForAll: false };
      uses.set(url, use);
      const tours = toursOf.get(`${model} ${ID}`);
      const language = field.slice(field.lastIndexOf('.') + 1);
      if (tours === undefined) use.isGeneral = true;
      for (const tour of tours ?? []) use.tours.add(tour);
      if (codes.has(language)) use.languages.add(language);
      else use.isForAll = true;
    }
    yield;
  }
  const used: MediaUse[] = [];
  for (const [url, { tours, languages, isGeneral, isForAll }] of uses) {
    used.push({
      url,
      tours: isGeneral ? [] : [...tours].toSorted((one, other) => one - other),
      languages: isForAll ? [] : [...languages].toSorted(),
    });
    yield;
  }
  return used;
}

/** Returns the tours by object: tours, their items, the items' stations, and stations that these lead to. */
function* toursByObject(definition: TourDefinition): Generator<undefined, ReadonlyMap<string, ReadonlySet<number>>> {
  const links = new Map<string, string[]>();
  for (const references of eachReference(definition)) {
    for (const { from, to } of references) {
      if (to.model !== 'locations' || (from.model !== 'tourItems' && from.model !== 'locations')) continue;
      const key = `${from.model} ${from.ID}`;
      links.set(key, [...(links.get(key) ?? []), `locations ${to.ID}`]);
    }
    yield;
  }
  const tours = new Map<string, Set<number>>();
  function addTour(start: string, tour: number): void {
    const waiting = [start];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const known = tours.get(key) ?? new Set();
      tours.set(key, known);
      if (known.has(tour)) continue;
      known.add(tour);
      waiting.push(...(links.get(key) ?? []));
    }
  }
  for (const { ID } of storedObjects(definition, 'Tours')) {
    const tour = asId(ID);
    if (tour !== undefined) addTour(`tours ${tour}`, tour);
  }
  for (const { ID, TourID } of storedObjects(definition, 'TourItems')) {
    const [item, tour] = [asId(ID), asId(TourID)];
    if (item !== undefined && tour !== undefined) addTour(`tourItems ${item}`, tour);
    yield;
  }
  return tours;
}
