import { createHash } from 'node:crypto';
import { isObject, type StoredObject } from '#content/schema/containers.ts';

const length = 8;

/** Returns the same for equal objects, whatever the order of their fields and their Revision; empty for none. */
export function digestOf(object: StoredObject | undefined): string {
  if (object === undefined) return '';
  const { Revision: _revision, ...rest } = object;
  return createHash('sha256').update(JSON.stringify(rest, sorted)).digest('hex').slice(0, length);
}

function sorted(_name: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
