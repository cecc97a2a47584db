import { type Complete, type Field, type Fields } from './field.ts';
import { type Trail } from './trail.ts';

/** A nested object with named fields. Absent fields take their fallbacks; unknown ones are left alone. */
export function record<const F extends Fields>(fields: F): Field<Complete<F>> {
  const entries = Object.entries(fields);
  const expected = `an object with ${entries
    .slice(0, 3)
    .map(([name]) => name)
    .join(', ')}${entries.length > 3 ? ', ...' : ''}`;
  const fallback = Object.freeze(
    Object.fromEntries(entries.map(([name, field]) => [name, field.fallback])),
  ) as Complete<F>;
  return {
    kind: 'record',
    expected,
    fallback,
    fields,
    read(given, trail) {
      if (!isObject(given)) {
        trail.report(expected, given);
        return fallback;
      }
      return { ...fallback, ...readFields(entries, given, trail) };
    },
  };
}

function readFields(entries: readonly [string, Field<unknown>][], given: StoredObject, trail: Trail): object {
  const value: Record<string, unknown> = {};
  for (const [name, field] of entries) {
    const stored = given[name];
    if (stored === undefined || stored === null) continue;
    trail.enter(name);
    value[name] = field.read(stored, trail);
    trail.leave();
  }
  return value;
}

/** A list. What is not a list is taken for a list of one, as people write a single picture without the dash. */
export function list<Value>(element: Field<Value>): Field<readonly Value[]> {
  const fallback: readonly Value[] = Object.freeze([]);
  return {
    kind: 'list',
    expected: `a list, each ${element.expected}`,
    fallback,
    element,
    read(given, trail) {
      if (given === '') return fallback;
      const elements: readonly unknown[] = Array.isArray(given) ? given : [given];
      return readElements(element, elements, trail);
    },
  };
}

function readElements<Value>(element: Field<Value>, elements: readonly unknown[], trail: Trail): readonly Value[] {
  const values: Value[] = [];
  for (const [index, stored] of elements.entries()) {
    if (stored === undefined || stored === null) continue;
    trail.enter(index);
    const before = trail.mismatches.length;
    const value = element.read(stored, trail);
    // An element that is no record and could not be read has no sensible stand-in: it is left out.
    if (element.kind === 'record' || trail.mismatches.length === before) values.push(value);
    trail.leave();
  }
  return values;
}

/** A field that may be missing as a whole, such as a tour's picture. */
export function optional<Value>(element: Field<Value>): Field<Value | undefined> {
  return {
    ...element,
    kind: 'single',
    element,
    fallback: undefined,
    read: (given, trail) => element.read(given, trail),
  };
}

/** An object as it stands in a file: any fields, known or not. */
export type StoredObject = Readonly<Record<string, unknown>>;

export function isObject(given: unknown): given is StoredObject {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
