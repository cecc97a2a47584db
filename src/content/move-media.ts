import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { localPath } from './media-references.ts';
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
      const object = moveInObject(stored, move, false);
      yield object === stored ? undefined : { model, ID: storedId(stored) ?? -1, object };
    }
  }
}

/** Returns the definition with the new path of a moved file or folder. */
export function withMovedMedia(definition: TourDefinition, move: MediaMove): TourDefinition {
  const lists = listNames.map((name) => [name, moveInList(definition[name], move)] as const);
  return { ...definition, ...Object.fromEntries(lists.filter(([, list]) => list !== undefined)) };
}

/** A single object counts as a list of one. */
function moveInList(list: unknown, move: MediaMove): unknown {
  if (Array.isArray(list)) return list.map((each: unknown) => moveInList(each, move));
  return isObject(list) ? moveInObject(list, move, false) : list;
}

/** Decodes the path of an address to that of its file. */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path.normalize('NFC');
  }
}

function moveInObject(object: StoredObject, move: MediaMove, isUrl: boolean): StoredObject {
  let copy: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(object)) {
    const after = moveIn(value, move, isUrl || key.endsWith('URL') || key === 'IconSet');
    if (after === value) continue;
    copy ??= { ...object };
    copy[key] = after;
  }
  return copy ?? object;
}

function moveIn(part: unknown, move: MediaMove, isUrl: boolean): unknown {
  if (typeof part === 'string') return isUrl ? moveUrl(part, move) : part;
  if (Array.isArray(part)) {
    const list: readonly unknown[] = part;
    const moved = list.map((element) => moveIn(element, move, isUrl));
    return moved.some((element, index) => element !== list[index]) ? moved : part;
  }
  return isObject(part) ? moveInObject(part, move, isUrl) : part;
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
