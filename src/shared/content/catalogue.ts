import { type Selector, TourType } from './constants.ts';
import { byCode, byPosition, index, lazy } from './catalogue-index.ts';
import { type ListName, storedObjects, storedVersion, type TourDefinition } from './definition.ts';
import { configuration, type Configuration } from './entities/configuration.ts';
import { language, type Language } from './entities/language.ts';
import { location, type Location } from './entities/location.ts';
import { message } from './entities/message.ts';
import { provider, type Provider } from './entities/provider.ts';
import { theme, type Theme } from './entities/theme.ts';
import { tour, type Tour } from './entities/tour.ts';
import { tourGroup, type TourGroup } from './entities/tour-group.ts';
import { tourItem, type TourItem } from './entities/tour-item.ts';
import { version, type Version } from './entities/version.ts';
import { isOpen } from './is-open.ts';
import { baseLanguage } from './language-fallback.ts';
import { type LanguageVariant, readVariantCode, variantCode } from './language-variants.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { Trail } from './schema/trail.ts';
import { anyLanguage, type LanguageMap } from './schema/texts.ts';
import { normaliseCode } from './station-code.ts';

/**
 * A tour definition prepared for reading: complete objects, sorted and indexed. Objects are completed on first use, so
 * that a museum of 10,000 stations opens at once. Nothing here throws on broken content: a reference to a missing
 * object gives undefined.
 */
export interface Catalogue {
  readonly version: Version;
  readonly provider: Provider;
  readonly configuration: Configuration;
  /** The default language first, then in the order of the content. Never empty. */
  readonly languages: readonly [Language, ...Language[]];
  /** The same without variants of one of them, such as easy language. Never empty. */
  readonly spokenLanguages: readonly [Language, ...Language[]];
  readonly defaultTheme: Theme | undefined;
  readonly theme: (ID: number) => Theme | undefined;
  readonly hasMessages: boolean;
  readonly message: (code: string) => LanguageMap | undefined;
  /** Enabled groups, by position. */
  readonly groups: readonly TourGroup[];
  readonly group: (ID: number) => TourGroup | undefined;
  /** Returns the open tours, whose group is not disabled, group by group, by position; only those of `groupID` if it is given. */
  readonly tours: (groupID?: number) => readonly Tour[];
  readonly tour: (ID: number) => Tour | undefined;
  readonly tourByCode: (code: string) => Tour | undefined;
  /** The tour's stations, by position. */
  readonly itemsOf: (tourID: number) => readonly TourItem[];
  readonly item: (ID: number) => TourItem | undefined;
  readonly itemByCode: (tourID: number, code: string) => TourItem | undefined;
  readonly location: (ID: number) => Location | undefined;
  /** All stations as stored: looking for a field in them is quick. */
  readonly storedLocations: readonly StoredObject[];
  /** Returns whether the same tours are open on another day. */
  readonly isSameOn: (day: string) => boolean;
}

/**
 * @param day the visitor's, such as `2026-05-31`: tours that are not open then, and their stations there, are missing;
 *   undefined: nothing is missing, and whatever is enabled is open
 */
export function createCatalogue(definition: TourDefinition, day?: string): Catalogue {
  const groups = index(definition, 'TourGroups', tourGroup);
  const tours = index(definition, 'Tours', tour);
  const items = index(definition, 'TourItems', tourItem);
  const locations = index(definition, 'Locations', location);
  const themes = index(definition, 'Themes', theme);
  const messages = lazy(() => byCode(storedObjects(definition, 'Messages').map(message.complete)));
  const enabled = lazy(() => byPosition(groups.all()).filter(({ Enabled }) => Enabled));
  const open = lazy(() => openTours(byPosition(tours.all()), byPosition(groups.all()), day));
  const ofTour = lazy(() => groupItems(items.all()));
  const languages = readLanguages(definition);
  const shown = (found: Tour | undefined): Tour | undefined =>
    found === undefined || day === undefined || isOpen(found, day) ? found : undefined;
  const toursByCode = lazy(() => byCode(tours.all().filter((each) => shown(each) !== undefined)));

  return {
    version: version.read(storedVersion(definition), new Trail()),
    provider: provider.complete(first(definition, 'Providers')),
    configuration: configuration.complete(first(definition, 'Configurations')),
    languages,
    spokenLanguages: withoutVariants(languages),
    get defaultTheme() {
      return themes.all().find(({ IsDefault }) => IsDefault) ?? themes.all()[0];
    },
    theme: themes.get,
    hasMessages: storedObjects(definition, 'Messages').length > 0,
    message: (code) => messages().get(normaliseCode(code))?.Message,
    get groups() {
      return enabled();
    },
    group: groups.get,
    tours: (groupID) => (groupID === undefined ? open() : open().filter(({ TourGroupID }) => TourGroupID === groupID)),
    tour: (ID) => shown(tours.get(ID)),
    tourByCode: (code) => toursByCode().get(normaliseCode(code)),
    itemsOf: (tourID) => ofTour().get(tourID) ?? [],
    item: (ID) => {
      const found = items.get(ID);
      const its = tours.get(found?.TourID ?? -1);
      return shown(its) === its ? found : undefined;
    },
    itemByCode: (tourID, code) => byCode(ofTour().get(tourID) ?? []).get(normaliseCode(code)),
    location: locations.get,
    get storedLocations() {
      return storedObjects(definition, 'Locations');
    },
    isSameOn: (other) => tours.all().every((each) => isOpen(each, other) === isOpen(each, day)),
  };
}

/** Returns the selectors that a tour offers; `whenNone` if it names none. */
export function selectorsOf({ Selectors }: Pick<Tour, 'Selectors'>, whenNone: Selector): readonly Selector[] {
  return Selectors.length > 0 ? [...new Set(Selectors)] : [whenNone];
}

/** Sorts tours by the order of their groups; tours without a group come last. */
function openTours(tours: readonly Tour[], groups: readonly TourGroup[], day: string | undefined): readonly Tour[] {
  const places = new Map(groups.map(({ ID }, place) => [ID, place]));
  const closed = new Set(groups.filter(({ Enabled }) => !Enabled).map(({ ID }) => ID));
  const placeOf = ({ TourGroupID }: Tour): number => places.get(TourGroupID) ?? groups.length;
  return tours
    .filter((tour) => isOpen(tour, day) && !closed.has(tour.TourGroupID))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

function groupItems(items: readonly TourItem[]): ReadonlyMap<number, readonly TourItem[]> {
  const groups = new Map<number, TourItem[]>();
  for (const item of items) {
    if (item.TourID < 0) continue;
    const group = groups.get(item.TourID);
    if (group === undefined) groups.set(item.TourID, [item]);
    else group.push(item);
  }
  return new Map([...groups].map(([tourID, group]) => [tourID, byPosition(group)]));
}

function readLanguages(definition: TourDefinition): readonly [Language, ...Language[]] {
  const listed = languagesOf(storedObjects(definition, 'Languages'));
  const known = listed.length > 0 ? listed : languagesOf(codesOfNames(definition).map(unlisted));
  const standard =
    known.find(({ IsDefault }) => IsDefault) ??
    known[0] ??
    language.complete({ ...unlisted('de'), DisplayName: 'Deutsch', IsDefault: true });
  return [standard, ...known.filter((other) => other !== standard)];
}

function withoutVariants([standard, ...others]: Catalogue['languages']): Catalogue['languages'] {
  const all = [standard, ...others];
  return [standard, ...others.filter((one) => variantIn(all, one) === undefined)];
}

/** Returns the listed language that this one is a variant of. */
export function variantIn(
  languages: readonly Language[],
  { Code }: Pick<Language, 'Code'>,
): { readonly of: Language; readonly variant: LanguageVariant } | undefined {
  const read = readVariantCode(Code);
  if (read === undefined) return undefined;
  const of =
    languages.find((other) => other.Code.toLowerCase() === read.base) ??
    languages.find(
      (other) => baseLanguage(other.Code) === baseLanguage(read.base) && readVariantCode(other.Code) === undefined,
    );
  return of && { of, variant: read.variant };
}

/**
 * Returns the code under which the content has a variant of a language: its own, else that of a listed one for another region
 * of the language, such as `de-x-easy` for `de-AT`.
 */
export function codeOfVariant(languages: readonly Language[], of: Language, variant: LanguageVariant): string {
  const listed = languages.flatMap(({ Code }) => {
    const read = readVariantCode(Code);
    return read?.variant === variant ? [{ Code, base: read.base }] : [];
  });
  const own = listed.find(({ base }) => base === of.Code.toLowerCase());
  const related = listed.find(({ base }) => baseLanguage(base) === baseLanguage(of.Code));
  return (own ?? related)?.Code ?? variantCode(of.Code, variant);
}

/** Returns the languages of a museum that lists none: those of its names, in the order in which they appear. */
function codesOfNames(definition: TourDefinition): readonly string[] {
  const named = (['Providers', 'TourGroups', 'Tours', 'Locations'] as const).flatMap((list) =>
    storedObjects(definition, list),
  );
  const codes = named.flatMap(({ Name }) => (isObject(Name) ? Object.keys(Name) : []));
  return [...new Set(codes)].filter((code) => code !== anyLanguage);
}

function unlisted(Code: string): StoredObject {
  return { Code, AccessibilityCode: Code };
}

/** Returns the usable languages in the order of the content; of several with one code, the first. */
export function languagesOf(stored: readonly StoredObject[]): readonly Language[] {
  const known = new Map<string, Language>();
  for (const one of stored.map(language.complete)) {
    const code = one.Code.toLowerCase();
    if (code !== '' && !known.has(code)) known.set(code, one);
  }
  return [...known.values()];
}

function first(definition: TourDefinition, name: ListName): StoredObject {
  return storedObjects(definition, name)[0] ?? {};
}

/** Returns whether a tour redirects instead of having its own stations. */
export function isRedirect({ Type }: Pick<Tour, 'Type'>): boolean {
  return Type === TourType.Redirect;
}
