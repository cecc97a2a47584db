import { isObject, type StoredObject } from '#content/schema/containers.ts';

/** Whether two values of stored objects say the same, in whatever order their fields stand. */
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

/** Whether two states of an object say the same to visitors: its Revision is the server's own. */
export function equalContent(one: StoredObject, other: StoredObject): boolean {
  return deepEqual({ ...one, Revision: 0 }, { ...other, Revision: 0 });
}
