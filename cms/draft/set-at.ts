import { isObject, type StoredObject } from '#content/schema/containers.ts';

/** A field within an object: `['Name', 'de']`, `['GameHotspots', 2, 'X']`. */
export type FieldPath = readonly (string | number)[];

/** Returns the path of a field that is written with dots: `GameChoices.0.Text`. */
export function pathOfField(field: string): FieldPath {
  return field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(object: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    // As in the content, a single value represents a list of one.
    if (typeof step === 'number') return step === 0 ? value : undefined;
    // A language may have any code, even `constructor`.
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, object);
}

/** Sets the value at a path and creates missing parents. Setting undefined removes the field. */
export function setAt(object: StoredObject, path: FieldPath, value: unknown): StoredObject {
  const set = put(object, path, value);
  return isObject(set) ? set : object;
}

function put(target: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(target) ? [...target] : isGiven(target) ? [target] : [];
    list[step] = put(list[step], rest, value);
    return list;
  }
  const object = isObject(target) ? target : {};
  const inner = put(object[step], rest, value);
  if (inner !== undefined) return { ...object, [step]: inner };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
