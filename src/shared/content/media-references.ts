import { definitionLists, type ListName, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';
import { isFullUrl } from './server-base.ts';

/** "This field names that file." */
export interface MediaReference {
  readonly model: ModelName;
  readonly ID: number;
  /** With dots for nested fields: `ImageDescriptors.0.ImageURL`. */
  readonly field: string;
  /** As stored: a path such as `files/picture.webp`, or a full URL. */
  readonly url: string;
}

/** Returns every URL of a tour definition: fields whose names end in URL (section 3), and the icon set. */
export function mediaReferences(definition: TourDefinition): readonly MediaReference[] {
  return [...eachMediaReference(definition)].flat();
}

/** Finds them object by object. */
export function* eachMediaReference(definition: TourDefinition): Generator<readonly MediaReference[], void> {
  for (const name of listNames) {
    for (const stored of storedObjects(definition, name)) yield mediaOf(name, stored);
  }
}

/** Returns the URLs of one object of a list. */
export function mediaOf(name: ListName, stored: StoredObject): readonly MediaReference[] {
  const { model } = definitionLists[name];
  const ID = storedId(stored) ?? -1;
  return urlsOf(stored).map(({ field, url }) => ({ model, ID, field, url }));
}

/** Returns a path below the content folder, without query and fragment; undefined for full URLs. */
export function localPath(url: string): string | undefined {
  if (isFullUrl(url)) return undefined;
  const path = url.replace(/[?#].*$/s, '').replace(/^\/+/, '');
  return path === '' ? undefined : path;
}

/** A path that a URL may mean, and its position in the URL. */
export interface Meant {
  /** In Unicode's composed form. */
  readonly path: string;
  /** As it is written there, without percent-encoding. */
  readonly written: string;
  readonly isEscaped: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the paths that a URL may mean below the content folder, the likeliest first: `#`, `?` and `%` belong to a name
 * if there is a file of that name. None for full URLs.
 */
export function pathsMeant(url: string): readonly Meant[] {
  if (isFullUrl(url)) return [];
  const start = /^\/*/.exec(url)?.[0].length ?? 0;
  const ends = [...url.matchAll(/[?#]/g)].map(({ index }) => index);
  return [url.length, ...ends.toReversed()]
    .filter((end) => end > start)
    .flatMap((end) => {
      const spelt = url.slice(start, end);
      const decoded = decoding(spelt);
      // Browsers take a backslash for a slash.
      const slashed = decoded.replaceAll('\\', '/');
      const as = (written: string, isEscaped: boolean): Meant => ({
        path: written.normalize('NFC'),
        written,
        isEscaped,
        start,
        end,
      });
      return [
        as(spelt, false),
        ...(decoded === spelt ? [] : [as(decoded, true)]),
        ...(slashed === decoded ? [] : [as(slashed, decoded !== spelt)]),
      ];
    });
}

/** Decodes the path of an address to that of its file. */
export function plainPath(path: string): string {
  return decoding(path).normalize('NFC');
}

function decoding(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the URLs of one stored object. */
export function urlsOf(stored: StoredObject): readonly Found[] {
  return urlsIn(stored, '', false);
}

type Found = Pick<MediaReference, 'field' | 'url'>;

function urlsIn(part: unknown, field: string, isUrl: boolean): readonly Found[] {
  if (typeof part === 'string') return isUrl && part !== '' ? [{ field, url: part }] : [];
  if (Array.isArray(part)) return part.flatMap((element, index) => urlsIn(element, `${field}.${index}`, isUrl));
  return isObject(part) ? urlsInObject(part, field, isUrl) : [];
}

function urlsInObject(object: StoredObject, field: string, isUrl: boolean): readonly Found[] {
  const found: Found[] = [];
  for (const [key, value] of Object.entries(object)) {
    if (typeof value !== 'string' && typeof value !== 'object') continue;
    const names = isUrl || key.endsWith('URL') || key === 'IconSet';
    found.push(...urlsIn(value, field === '' ? key : `${field}.${key}`, names));
  }
  return found;
}
