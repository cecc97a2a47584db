import { storedObjects, type TourDefinition } from './definition.ts';
import { LocationType } from './constants.ts';
import { memoryPictures } from './memory-pictures.ts';
import { languagesOf, createCatalogue, variantIn } from './catalogue.ts';
import { inLanguage } from './language-fallback.ts';
import { eachMediaReference, type MediaReference } from './media-references.ts';
import { eachReference } from './references.ts';
import { asId, asNumber } from './schema/stored-number.ts';
import { type LanguageMap } from './schema/texts.ts';

/** The tours and languages that use a URL of the content. */
export interface MediaUse {
  readonly url: string;
  /** The tours that show it; empty: it belongs to no tour in particular, like a logo. */
  readonly tours: readonly number[];
  /**
   * The languages and variants whose visitors get it, also in place of a file that their language lacks; empty: all. Those of
   * a variant get what the language itself has, too.
   */
  readonly languages: readonly string[];
}

/**
 * Finds every URL of a tour definition once, with the tours and languages that use it, for offline guides. Works
 * object by object.
 */
export function* mediaUse(definition: TourDefinition): Generator<undefined, readonly MediaUse[]> {
  const toursOf = yield* toursByObject(definition);
  const languages = languagesOf(storedObjects(definition, 'Languages'));
  const codes = new Set(languages.map(({ Code }) => Code));
  // A visitor of a variant may switch to the language itself at any station.
  const reading = languages.map((one) => {
    const of = variantIn(languages, one)?.of;
    return [one.Code, of === undefined ? [one.Code] : [one.Code, of.Code]] as const;
  });
  const standard = (languages.find(({ IsDefault }) => IsDefault) ?? languages[0])?.Code ?? '';
  const uses = new Map<string, Use>();
  for (const references of eachMediaReference(definition)) {
    const given = filesByLanguage(references);
    for (const { model, ID, field, url } of references) {
      const use = noteOf(uses, url);
      addTours(use, toursOf.get(`${model} ${ID}`));
      const end = field.lastIndexOf('.') + 1;
      const language = field.slice(end);
      if (!codes.has(language)) use.isForAll = true;
      for (const [code, read] of reading) {
        if (read.some((one) => languagesShown(field.slice(0, end), given, one, standard).includes(language)))
          use.languages.add(code);
      }
    }
    yield;
  }
  for (const [url, tours] of borrowedPictures(definition, toursOf)) {
    const use = noteOf(uses, url);
    addTours(use, tours);
    use.isForAll = true;
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

interface Use {
  readonly tours: Set<number>;
  readonly languages: Set<string>;
  isGeneral: boolean;
  isForAll: boolean;
}

function noteOf(uses: Map<string, Use>, url: string): Use {
  const use = uses.get(url) ?? { tours: new Set(), languages: new Set(), isGeneral: false, isForAll: false };
  uses.set(url, use);
  return use;
}

function addTours(use: Use, tours: ReadonlySet<number> | undefined): void {
  if (tours === undefined) use.isGeneral = true;
  for (const tour of tours ?? []) use.tours.add(tour);
}

/** The recordings that captions are read along with. */
const recordings = ['MediaURL.', 'SignLanguageURL.'];

/**
 * Returns the languages of the files of a field that visitors get: their own or the one in its place. Captions in another
 * language than theirs are those of the recording.
 */
function languagesShown(
  field: string,
  given: ReadonlyMap<string, LanguageMap>,
  code: string,
  standard: string,
): readonly string[] {
  const files = given.get(field) ?? {};
  const { language, isFallback } = inLanguage(files, code, standard);
  if (field !== 'CaptionsURL.' || !isFallback) return [language];
  const heard = recordings.map((recording) => inLanguage(given.get(recording) ?? {}, code, standard).language);
  return [language, ...heard.map((other) => inLanguage(files, other, language).language)];
}

/** Returns the files of each field of an object that has one for each language. */
function filesByLanguage(references: readonly MediaReference[]): ReadonlyMap<string, LanguageMap> {
  const fields = new Map<string, Record<string, string>>();
  for (const { field, url } of references) {
    const end = field.lastIndexOf('.') + 1;
    const files = fields.get(field.slice(0, end)) ?? {};
    files[field.slice(end)] = url;
    fields.set(field.slice(0, end), files);
  }
  return fields;
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

/** Finds the pictures that memory games show of the stations of a tour, which may be another one than their own. */
function* borrowedPictures(
  definition: TourDefinition,
  toursOf: ReadonlyMap<string, ReadonlySet<number>>,
): Generator<readonly [string, ReadonlySet<number> | undefined], void> {
  const catalogue = createCatalogue(definition);
  for (const { ID, Type, GameMemoryFromTour } of storedObjects(definition, 'Locations')) {
    if (asNumber(Type) !== LocationType.GameMemory || asId(GameMemoryFromTour) === undefined) continue;
    const location = catalogue.location(asId(ID) ?? -1);
    if (location === undefined) continue;
    const tours = toursOf.get(`locations ${location.ID}`);
    for (const { url } of memoryPictures(location, catalogue)) yield [url, tours];
  }
}
