import { byPosition } from '../catalogue-index.ts';
import { storedObjects, type TourDefinition } from '../definition.ts';
import { variantIn } from '../catalogue.ts';
import { language as languageEntity, type Language } from '../entities/language.ts';
import { type Location } from '../entities/location.ts';
import { tourItem, type TourItem } from '../entities/tour-item.ts';
import { ownName } from '../own-name.ts';
import { isObject, type StoredObject } from '../schema/containers.ts';
import { asId } from '../schema/stored-number.ts';
import { anyLanguage, type LanguageMap, textFor } from '../schema/texts.ts';
import { notedStation, type StaffNotes } from '../staff-notes.ts';
import { normaliseCode } from '../station-code.ts';
import { type Place, type Reason } from '../sheets/sheet.ts';
import { type NoteCode } from './plan.ts';
import { nameOfVariant } from './read-variant.ts';
import { type Planner } from './planner.ts';

/** A station that rows or files are about: one of the content, or one that the plan makes. */
export interface Station {
  readonly location: Location & StaffNotes;
  /** How many pictures it has or is given. */
  pictures: number;
  /** Its place in the tour; undefined without a chosen tour. */
  readonly item: TourItem | undefined;
  readonly needs: readonly string[];
}

export type Found =
  | { readonly kind: 'found'; readonly station: Station; readonly why?: Reason<NoteCode> | undefined }
  | { readonly kind: 'ambiguous'; readonly count: number }
  | { readonly kind: 'none' };

export interface Stations {
  /** Codes match as on the dial pad: exactly or, if none does, without leading zeros. */
  readonly byCode: (code: string) => Found;
  readonly byItem: (ID: number) => Station | undefined;
  readonly byLocation: (ID: number) => Station | undefined;
  /** Plans a station at the end of the tour; undefined if no tour is chosen. Its code finds it from then on. */
  readonly make: (code: string, from: Place, type: Location['Type']) => Station | undefined;
  /** Plans a language; returns what its texts need, which is nothing if the content has it. */
  readonly needLanguage: (code: string, from: Place) => readonly string[];
}

/** @param tourID undefined: stations of all tours are found, and none can be made */
export function createStations(definition: TourDefinition, tourID: number | undefined, planner: Planner): Stations {
  const locations = firstOf(storedObjects(definition, 'Locations').map(notedStation));
  const all = storedObjects(definition, 'TourItems').map(tourItem.completeOnce);
  const items = byPosition(tourID === undefined ? all : all.filter(({ TourID }) => TourID === tourID));
  const itemsByID = firstOf(items);
  const exact = groupBy(items, ({ Code }) => normaliseCode(Code));
  const bare = groupBy(items, ({ Code }) => withoutZeros(normaliseCode(Code)));
  const languages = storedObjects(definition, 'Languages').map(languageEntity.completeOnce);
  const codes = new Set(languages.map(({ Code }) => Code));
  const known = new Map<string, Station>();
  const newLanguages = new Map<string, string>();
  let position = items.some(({ Position }) => Position < 0) ? undefined : (items.at(-1)?.Position ?? -1);
  let lastNew = -1;

  function stationOf(item: TourItem | undefined, location: Station['location'] | undefined): Station | undefined {
    if (location === undefined) return undefined;
    const own = tourID === undefined ? undefined : item;
    const key = `${own?.ID ?? ''} ${location.ID}`;
    const station = known.get(key) ?? { location, pictures: location.ImageDescriptors.length, item: own, needs: [] };
    known.set(key, station);
    return station;
  }

  return {
    byCode: (code) => {
      const wanted = normaliseCode(code);
      const made = known.get(`new ${wanted}`) ?? known.get(`new ${withoutZeros(wanted)}`);
      const found = exact.get(wanted) ?? (made === undefined ? bare.get(withoutZeros(wanted)) : undefined) ?? [];
      const [first] = found;
      if (first === undefined) return made === undefined ? { kind: 'none' } : { kind: 'found', station: made };
      const isOne =
        tourID === undefined ? found.every(({ LocationID }) => LocationID === first.LocationID) : found.length === 1;
      if (!isOne) return { kind: 'ambiguous', count: found.length };
      const isExact = normaliseCode(first.Code) === wanted;
      const why = isExact
        ? undefined
        : ({ code: 'leading-zeros', facts: { given: code.trim(), code: first.Code } } as const);
      const station = stationOf(first, locations.get(first.LocationID));
      return station === undefined ? { kind: 'none' } : { kind: 'found', station, why };
    },
    byItem: (ID) => {
      const item = itemsByID.get(ID);
      return item === undefined ? undefined : stationOf(item, locations.get(item.LocationID));
    },
    byLocation: (ID) => stationOf(undefined, locations.get(ID)),
    make: (code, from, Type) => {
      if (tourID === undefined) return undefined;
      const [LocationID, ID] = [lastNew - 1, lastNew - 2];
      lastNew = ID;
      if (position !== undefined) position += 1;
      const object = { TourID: tourID, LocationID, Code: code, Position: position ?? -1 };
      const why = { code: 'new-station', facts: { code } } as const;
      // Each needs the other, so that neither is made alone.
      const itemKey = `tourItems ${ID}`;
      const locationKey = planner.make({
        model: 'locations',
        ID: LocationID,
        after: { Type },
        from,
        why,
        needs: [itemKey],
      });
      planner.make({ model: 'tourItems', ID, after: object, from, why, needs: [locationKey] });
      const station: Station = {
        // An ID below -1 is none for stored objects.
        location: { ...notedStation({ Type }), ID: LocationID },
        pictures: 0,
        item: { ...tourItem.complete(object), LocationID, ID },
        needs: [locationKey],
      };
      known.set(`new ${normaliseCode(code)}`, station);
      known.set(`new ${withoutZeros(normaliseCode(code))}`, station);
      return station;
    },
    needLanguage: (code, from) => {
      if (codes.has(code) || codes.size === 0) return [];
      const before = newLanguages.get(code);
      if (before !== undefined) return [before];
      lastNew -= 1;
      const key = planner.make({
        model: 'languages',
        ID: lastNew,
        after: { Code: code, ...namedIn(languages, code), IsDefault: false },
        from,
        why: { code: 'new-language', facts: { language: code } },
      });
      newLanguages.set(code, key);
      return [key];
    },
  };
}

/** The name of a language that the museum does not have yet, and what reads it aloud. */
function namedIn(languages: readonly Language[], code: string): Pick<Language, 'DisplayName' | 'AccessibilityCode'> {
  const own = variantIn(languages, { Code: code });
  return own === undefined
    ? { DisplayName: ownName(code) ?? code, AccessibilityCode: code }
    : { DisplayName: nameOfVariant(own.of, own.variant), AccessibilityCode: own.of.AccessibilityCode || own.of.Code };
}

/** The text or file of a language; one that is given for all languages counts in each. */
export function valueIn(map: LanguageMap, code: string): string {
  return textFor(map, code) || textFor(map, anyLanguage);
}

/** The stored pictures of a station, as far as they can be read. One alone counts as a list. */
export function picturesOf(location: StoredObject): readonly StoredObject[] {
  const stored = location['ImageDescriptors'];
  return (Array.isArray(stored) ? stored : [stored]).filter(isObject);
}

function firstOf<Value extends { readonly ID: number }>(values: readonly Value[]): ReadonlyMap<number, Value> {
  const found = new Map<number, Value>();
  for (const value of values) if (asId(value.ID) !== undefined && !found.has(value.ID)) found.set(value.ID, value);
  return found;
}

function groupBy(
  items: readonly TourItem[],
  keyOf: (item: TourItem) => string,
): ReadonlyMap<string, readonly TourItem[]> {
  const groups = new Map<string, TourItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (key === '') continue;
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function withoutZeros(code: string): string {
  return /^\d+$/.test(code) ? code.replace(/^0+(?=\d)/, '') : code;
}
