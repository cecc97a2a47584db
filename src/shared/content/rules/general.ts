import { mediaReferences } from '../media-references.ts';
import { hasWrongHost } from '../wrong-host.ts';
import { type Catalogue, variantIn } from '../catalogue.ts';
import { definitionLists, entities, type TourDefinition } from '../definition.ts';
import { type Language } from '../entities/language.ts';
import { type Provider } from '../entities/provider.ts';
import { type Theme } from '../entities/theme.ts';
import { type Tour } from '../entities/tour.ts';
import { type TourGroup } from '../entities/tour-group.ts';
import { type Configuration } from '../entities/configuration.ts';
import { type Finding } from '../finding.ts';
import { checkShapes } from '../definition-shape.ts';
import { storedId } from '../schema/entity.ts';
import { readVariantCode } from '../language-variants.ts';
import { placeholdersIn } from '../placeholders.ts';
import { isObject } from '../schema/containers.ts';
import { type Fields, type ModelName } from '../schema/field.ts';
import { findingsOf, isBlank } from './find.ts';

/** Section 5: name, address, phone, email and homepage. */
export function checkProvider(provider: Provider): readonly Finding[] {
  const find = findingsOf('providers', provider.ID);
  const required = [
    ['Name', 'name-required'],
    ['Address', 'address-required'],
    ['Phone', 'phone-required'],
    ['Email', 'email-required'],
    ['Internet', 'homepage-required'],
  ] as const;
  return required.filter(([field]) => isBlank(provider[field])).map(([field, key]) => find(field, key));
}

/** Section 5: code and display name. */
function checkLanguage(language: Language): readonly Finding[] {
  const find = findingsOf('languages', language.ID);
  return [
    ...(isBlank(language.Code) ? [find('Code', 'language-code-required')] : []),
    ...(isBlank(language.DisplayName) ? [find('DisplayName', 'language-name-required')] : []),
  ];
}

export function checkLanguages(languages: readonly Language[]): readonly Finding[] {
  const standard = languages.filter(({ IsDefault }) => IsDefault).length;
  const find = findingsOf('languages', -1);
  const first = new Map(languages.toReversed().map((language) => [language.Code.toLowerCase(), language]));
  const repeated = languages.filter(
    (language) => !isBlank(language.Code) && first.get(language.Code.toLowerCase()) !== language,
  );
  return [
    ...languages.flatMap(checkLanguage),
    ...repeated.map(({ ID, Code }) => findingsOf('languages', ID)('Code', 'code-duplicate', { code: Code })),
    ...languages
      .filter((language) => !repeated.includes(language))
      .flatMap((language) => checkVariant(language, languages)),
    ...(standard === 1 || languages.length === 0 ? [] : [find('IsDefault', 'language-default', { count: standard })]),
  ];
}

/** A variant needs the language that it is a variant of, is never the default, and there is one of each kind. */
function checkVariant(language: Language, languages: readonly Language[]): readonly Finding[] {
  const { ID, Code, IsDefault } = language;
  const read = readVariantCode(Code);
  if (read === undefined) return [];
  const find = findingsOf('languages', ID);
  const own = variantIn(languages, language);
  if (own === undefined) return [find('Code', 'variant-base', { base: read.base })];
  const first = languages.find((other) => {
    const its = variantIn(languages, other);
    return its?.of === own.of && its.variant === own.variant;
  });
  return [
    ...(first === undefined || first.Code.toLowerCase() === Code.toLowerCase()
      ? []
      : [find('Code', 'variant-twice', { code: Code, other: first.Code })]),
    ...(IsDefault ? [find('IsDefault', 'variant-default')] : []),
  ];
}

export function checkTheme({ ID, Name }: Theme): readonly Finding[] {
  return isBlank(Name) ? [findingsOf('themes', ID)('Name', 'name-required')] : [];
}

export function checkThemes(themes: readonly Theme[]): readonly Finding[] {
  const standard = themes.filter(({ IsDefault }) => IsDefault).length;
  return [
    ...themes.flatMap(checkTheme),
    ...(standard === 1 || themes.length === 0
      ? []
      : [findingsOf('themes', -1)('IsDefault', 'theme-default', { count: standard })]),
  ];
}

export function checkTourGroup(group: TourGroup): readonly Finding[] {
  return isBlank(group.Name) ? [findingsOf('tourGroups', group.ID)('Name', 'name-required')] : [];
}

/**
 * Section 5: the news URL must start with http:// (or https://) or {host}. Visitors read no placeholder, and can reach the
 * address for barriers.
 */
export function checkConfiguration({ ID, Info, Access }: Configuration): readonly Finding[] {
  const wrong = Object.entries(Info.NewsSite).filter(([, url]) => url !== '' && !isFullAddress(url));
  const find = findingsOf('configurations', ID);
  const unfinished = Object.entries(Access.Statement).flatMap(([language, text]) => {
    const [placeholder] = placeholdersIn(text);
    return placeholder === undefined ? [] : [{ language, placeholder }];
  });
  const barrier = Access.BarrierAddress.trim();
  return [
    ...wrong.map(([language, url]) => find(`Info.NewsSite.${language}`, 'news-url', { url })),
    ...unfinished.map(({ language, placeholder }) =>
      find(`Access.Statement.${language}`, 'statement-placeholder', { placeholder: shortened(placeholder) }),
    ),
    ...(barrier === '' || isReachable(barrier)
      ? []
      : [find('Access.BarrierAddress', 'barrier-address', { address: barrier.slice(0, longestAddress) })]),
  ];
}

function shortened(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown - 2)}…]` : text;
}

/** Characters. */
const mostShown = 60;

function isFullAddress(url: string): boolean {
  return /^(?:https?:\/\/|\{host\})/.test(url);
}

/** Characters. */
const longestAddress = 2000;

function isReachable(address: string): boolean {
  return address.length <= longestAddress && (isFullAddress(address) || isMailOrHost(address));
}

/** A mail address, or a website as staff write it down: `www.museum.example/barrier`. */
function isMailOrHost(address: string): boolean {
  return /^(?:[^\s@?&,;:<>"]+@)?[^\s@/:?#]+\.[^\s@/:?#]{2,}(?:[/?#]\S*)?$/.test(address);
}

/** Finds values that do not fit their fields, including colours. */
export function checkValues(definition: TourDefinition): readonly Finding[] {
  return checkShapes(definition).map(({ path: [list, index, ...rest], expected, found }) => {
    const objects: unknown = definition[String(list)];
    const object: unknown = Array.isArray(objects) && typeof index === 'number' ? objects[index] : objects;
    const within = Array.isArray(objects) ? rest : [...(index === undefined ? [] : [index]), ...rest];
    // The version is not a model: staff edit it in the settings.
    const model = list === 'Version' ? 'configurations' : definitionLists[list as keyof typeof definitionLists].model;
    const field = list === 'Version' ? ['Version', ...within] : within;
    const isColour = definitionFields(model)[String(within[0])]?.kind === 'colour';
    const key = isColour ? 'no-colour' : 'wrong-value';
    return findingsOf(model, storedId(object) ?? -1)(field.join('.'), key, { expected, found });
  });
}

/** Finds full addresses of media whose host no browser asks: the guide's security policy cannot permit them. */
export function checkHosts(definition: TourDefinition): readonly Finding[] {
  return mediaReferences(definition)
    .filter(({ url }) => hasWrongHost(url))
    .map(({ model, ID, field, url }) => findingsOf(model, ID)(field, 'address-host', { url }));
}

function definitionFields(model: ModelName): Fields {
  return entities[model].fields;
}

/** Finds IDs that are missing, or duplicates within a list. */
export function checkIds(definition: TourDefinition): readonly Finding[] {
  return Object.entries(definitionLists).flatMap(([name, { model }]) => {
    const objects: unknown = definition[name];
    const stored: readonly unknown[] = Array.isArray(objects) ? objects : [objects];
    const seen = new Set<number>();
    return stored.flatMap((object, position): readonly Finding[] => {
      if (!isObject(object)) return [];
      const ID = storedId(object);
      if (ID === undefined || ID < 0) return [findingsOf(model, -1)('ID', 'id-missing', { position: position + 1 })];
      if (seen.has(ID)) return [findingsOf(model, ID)('ID', 'id-duplicate', { position: position + 1 })];
      seen.add(ID);
      return [];
    });
  });
}

/** Finds duplicate codes: the first tour in the content has the code. Tours that are not open yet count, too. */
export function checkTourCodes(tours: readonly Tour[], catalogue: Pick<Catalogue, 'tourByCode'>): readonly Finding[] {
  return tours
    .filter(({ Code, ID }) => ID >= 0 && !isBlank(Code) && catalogue.tourByCode(Code)?.ID !== ID)
    .map(({ Code, ID }) => findingsOf('tours', ID)('Code', 'code-duplicate', { code: Code }));
}
