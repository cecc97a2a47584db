import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { localPath, pathsMeant, plainPath } from './media-references.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type ModelName } from './schema/field.ts';

export interface MovedObject {
  readonly model: ModelName;
  readonly ID: number;
  /** The object after the move. */
  readonly object: StoredObject;
}

export interface MediaMove {
  /** A file or a folder, below the content folder: `files/audio`. */
  readonly from: string;
  readonly to: string;
}

/**
 * Returns every object that names a moved file, updated to its new path. Query, fragment and the spelling of an address
 * (`a%20b` or `a b`) stay. The counterpart of `mediaReferences`.
 */
export function moveMedia(definition: TourDefinition, move: MediaMove): readonly MovedObject[] {
  return [...eachMovedMedia(definition, move)].filter((moved) => moved !== undefined);
}

/** Finds them object by object; undefined for each that names none. */
export function* eachMovedMedia(definition: TourDefinition, move: MediaMove): Generator<MovedObject | undefined, void> {
  for (const name of listNames) {
    const { model } = definitionLists[name];
    for (const stored of storedObjects(definition, name)) {
      const object = moveInObject(stored, (url) => moveUrl(url, move), false);
      yield object === stored ? undefined : { model, ID: storedId(stored) ?? -1, object };
    }
  }
}

/** Returns the definition with the new path of a moved file or folder. */
export function withMovedMedia(definition: TourDefinition, move: MediaMove): TourDefinition {
  return withUrls(definition, (url) => moveUrl(url, move));
}

/**
 * Returns the definition with other names of files; itself if it names none of these.
 *
 * @param places the new path below the content folder of every file, by its present one in Unicode's composed form
 */
export function withRenamedMedia(definition: TourDefinition, places: ReadonlyMap<string, string>): TourDefinition {
  let isChanged = false;
  const renamed = withUrls(definition, (url) => {
    const meant = pathsMeant(url).find(({ path }) => places.has(path));
    const to = meant && places.get(meant.path);
    if (meant === undefined || to === undefined || to === meant.written) return url;
    isChanged = true;
    const written = meant.isEscaped ? to.split('/').map(encodeURIComponent).join('/') : to;
    return url.slice(0, meant.start) + written + url.slice(meant.end);
  });
  return isChanged ? renamed : definition;
}

type OtherUrl = (url: string) => string;

function withUrls(definition: TourDefinition, other: OtherUrl): TourDefinition {
  const lists = listNames.map((name) => [name, moveInList(definition[name], other)] as const);
  return { ...definition, ...Object.fromEntries(lists.filter(([, list]) => list !== undefined)) };
}

/** A single object counts as a list of one. */
function moveInList(list: unknown, other: OtherUrl): unknown {
  if (Array.isArray(list)) return list.map((each: unknown) => moveInList(each, other));
  return isObject(list) ? moveInObject(list, other, false) : list;
}

function moveInObject(object: StoredObject, other: OtherUrl, isUrl: boolean): StoredObject {
  let copy: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(object)) {
    const after = moveIn(value, other, isUrl || key.endsWith('URL') || key === 'IconSet');
    if (after === value) continue;
    copy ??= { ...object };
    copy[key] = after;
  }
  return copy ?? object;
}

function moveIn(part: unknown, other: OtherUrl, isUrl: boolean): unknown {
  if (typeof part === 'string') return isUrl ? other(part) : part;
  if (Array.isArray(part)) {
    const list: readonly unknown[] = part;
    const moved = list.map((element) => moveIn(element, other, isUrl));
    return moved.some((element, index) => element !== list[index]) ? moved : part;
  }
  return isObject(part) ? moveInObject(part, other, isUrl) : part;
}

function moveUrl(url: string, { from, to }: MediaMove): string {
  const path = localPath(url);
  if (path === undefined) return url;
  const plain = plainPath(path);
  if (plain !== from && !plain.startsWith(`${from}/`)) return url;
  const moved = to + plain.slice(from.length);
  const start = url.indexOf(path);
  const isEscaped = plain !== path.normalize('NFC');
  const written = isEscaped ? moved.split('/').map(encodeURIComponent).join('/') : moved;
  return url.slice(0, start) + written + url.slice(start + path.length);
}
