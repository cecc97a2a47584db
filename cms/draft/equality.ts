import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { withoutNotes } from '#content/translation-notes.ts';

/** Returns whether two values of stored objects are equal, whatever the order of their fields. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((element, place) => deepEqual(element, other[place]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && deepEqual(one[name], other[name]))
  );
}

/** Returns whether two versions of an object are equal apart from their Revision, which only the server sets. */
export function equalContent(one: StoredObject, other: StoredObject): boolean {
  return deepEqual({ ...one, Revision: 0 }, { ...other, Revision: 0 });
}

/** Returns whether two versions differ in nothing that anybody wrote: at most in their notes on translations. */
export function equalWords(one: StoredObject, other: StoredObject): boolean {
  return deepEqual(withoutNotes({ ...one, Revision: 0 }), withoutNotes({ ...other, Revision: 0 }));
}
