import { isObject, type StoredObject } from '../schema/containers.ts';
import { type Field, type Fields } from '../schema/field.ts';
import { textFor } from '../schema/texts.ts';
import { byLanguage, earlierField, noteFields, noteOf, statesField } from '../translation-notes.ts';
import { readState } from '../translation-state.ts';

export interface Allowed {
  /** The translator's name. */
  readonly by: string;
  /** The codes of the translator's languages. */
  readonly own: readonly string[];
  /** The codes of all languages of the museum. */
  readonly all: readonly string[];
}

/**
 * Returns the first field in which an object differs from before by anything but texts in a translator's languages, and
 * what is noted of these texts; undefined if there is none. Recordings are no texts.
 */
export function otherChange(
  before: StoredObject,
  after: StoredObject,
  fields: Fields,
  allowed: Allowed,
): string | undefined {
  return inHolder({ ...before, Revision: 0 }, { ...after, Revision: 0 }, fields, allowed, '');
}

function inHolder(
  before: StoredObject,
  after: StoredObject,
  fields: Fields,
  allowed: Allowed,
  prefix: string,
): string | undefined {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [own(before, name), own(after, name)];
    if (isSame(was, is)) continue;
    const path = prefix + name;
    if (noteFields.includes(name)) {
      if (!areOwnNotes(name, was, is, allowed)) return path;
      continue;
    }
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const other = field === undefined ? path : inField(was, is, field, allowed, path);
    if (other !== undefined) return other;
  }
  return undefined;
}

function inField(
  before: unknown,
  after: unknown,
  { kind, fields, element }: Field<unknown>,
  allowed: Allowed,
  path: string,
): string | undefined {
  if (isSame(before, after)) return undefined;
  if (kind === 'text' || kind === 'note') return isOwnText(before, after, allowed) ? undefined : path;
  if (fields !== undefined && isObject(before) && isObject(after))
    return inHolder(before, after, fields, allowed, `${path}.`);
  if (element === undefined) return path;
  if (!Array.isArray(before) || !Array.isArray(after))
    return isObject(before) && isObject(after) ? inField(before, after, element, allowed, path) : path;
  if (before.length !== after.length) return path;
  for (const [place, each] of before.entries()) {
    const other = inField(each, after[place], element, allowed, `${path}.${place}`);
    if (other !== undefined) return other;
  }
  return undefined;
}

/** A text for all languages may become one for each. */
function isOwnText(before: unknown, after: unknown, { own: languages, all }: Allowed): boolean {
  if (!isObject(after)) return false;
  const isShared = typeof before === 'string' && before !== '';
  if (!isShared && before !== undefined && before !== null && before !== '' && !isObject(before)) return false;
  const was = isObject(before) ? before : Object.fromEntries(isShared ? all.map((code) => [code, before]) : []);
  return [...new Set([...Object.keys(was), ...Object.keys(after)])].every((code) => {
    const [one, other] = [own(was, code), own(after, code)];
    return isSame(one, other) || (languages.includes(code) && (other === undefined || typeof other === 'string'));
  });
}

/** Earlier sources are what their notes say, and people check texts in their own name alone. */
function areOwnNotes(kind: string, before: unknown, after: unknown, { own: languages, by }: Allowed): boolean {
  if (after !== undefined && !isObject(after)) return false;
  const [was, is] = [isObject(before) ? before : {}, after ?? {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].every((name) => {
    const given = own(is, name);
    if (given !== undefined && (!isObject(given) || Object.values(given).some((each) => typeof each !== 'string')))
      return false;
    const [one, other] = [byLanguage(own(was, name)), byLanguage(given)];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((code) => {
      const [text, now] = [textFor(one, code), textFor(other, code)];
      if (text === now) return true;
      if (kind === earlierField) return now === '' || noteOf(code.split(' ')[0] ?? '', now) === code;
      if (!languages.includes(code)) return false;
      const state = kind === statesField ? readState(now) : undefined;
      return kind !== statesField || now === '' || state?.kind === 'machine' || state?.by === by;
    });
  });
}

function own(object: StoredObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Whatever the order of the fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, place) => isSame(each, other[place]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(own(one, name), own(other, name)));
}
