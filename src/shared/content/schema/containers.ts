import { type Complete, type Field, type Fields } from './field.ts';
import { type Trail } from './trail.ts';

/** A nested object with named fields. Missing fields get their fallbacks; unknown ones are ignored. */
export function record<const F extends Fields>(fields: F): Field<Complete<F>> {
  const entries = Object.entries(fields);
  const expected = `an object with ${entries
    .slice(0, 3)
    .map(([name]) => name)
    .join(', ')}${entries.length > 3 ? ', ...' : ''}`;
  const fallback = Object.freeze(
    Object.fromEntries(entries.map(([name, field]) => [name, field.fallback])),
  ) as Complete<F>;
  // Not frozen, because copying is then twice as fast.
  const template = { ...fallback };
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
      const value = { ...template };
      readFields(entries, given, value, trail);
      return value;
    },
  };
}

function readFields(
  entries: readonly [string, Field<unknown>][],
  given: StoredObject,
  value: Record<string, unknown>,
  trail: Trail,
): void {
  for (const [name, field] of entries) {
    const stored = given[name];
    if (stored === undefined || stored === null) continue;
    trail.enter(name);
    value[name] = field.read(stored, trail);
    trail.leave();
  }
}

/** A list. Any other value counts as a list of one, because people write a single picture without the dash. */
export function list<Value>(element: Field<Value>): Field<readonly Value[]> {
  const fallback: readonly Value[] = Object.freeze([]);
  return {
    kind: 'list',
    expected: `a list, each ${element.expected}`,
    fallback,
    element,
    read(given, trail) {
      if (given === '') return fallback;
      return Array.isArray(given) ? readElements(element, given, trail) : readLone(element, given, trail);
    },
  };
}

function readElements<Value>(element: Field<Value>, elements: readonly unknown[], trail: Trail): readonly Value[] {
  const values: Value[] = [];
  for (const [index, stored] of elements.entries()) {
    if (stored === undefined || stored === null) continue;
    trail.enter(index);
    values.push(...readLone(element, stored, trail));
    trail.leave();
  }
  return values;
}

/** Leaves out an unreadable element, which has no sensible default. A record is read despite its faults. */
function readLone<Value>(element: Field<Value>, stored: unknown, trail: Trail): readonly Value[] {
  const before = trail.count;
  const value = element.read(stored, trail);
  const isRead = element.kind === 'record' ? value !== element.fallback : trail.count === before;
  return isRead ? [value] : [];
}

/** A field that may be missing as a whole, such as a tour's picture. An unreadable value counts as missing. */
export function optional<Value>(element: Field<Value>): Field<Value | undefined> {
  return {
    ...element,
    kind: 'single',
    element,
    fallback: undefined,
    read(given, trail) {
      const value = element.read(given, trail);
      return value === element.fallback ? undefined : value;
    },
  };
}

/** An object as in a file, with any fields, known or not. */
export type StoredObject = Readonly<Record<string, unknown>>;

export function isObject(given: unknown): given is StoredObject {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
