import { isObject, type StoredObject } from '../schema/containers.ts';
import { type Field, type Fields } from '../schema/field.ts';
import { anyLanguage } from '../schema/texts.ts';
import { noteFields, notesField, statesField } from '../translation-notes.ts';

/** Which values move over: those of `moved`. `all` are the codes of the museum's languages. */
export interface MovedLanguages {
  readonly moved: readonly string[];
  readonly all: readonly string[];
}

/**
 * Returns an object with the texts, recordings and notes that another state of it has in some languages, wherever they
 * are. Everything else stays; what the other state does not have goes. Returns the object itself if nothing changes.
 *
 * A note that is switched on or off for all languages belongs to none. In lists, an element takes the values of the one
 * that is like it in all but its languages, else of one in the same order, if no element was added or removed.
 *
 * @param other undefined: there is no other state, so the languages go
 */
export function withLanguages(
  object: StoredObject,
  other: StoredObject | undefined,
  fields: Fields,
  languages: MovedLanguages,
): StoredObject {
  const names = new Set([...Object.keys(object), ...(other === undefined ? [] : Object.keys(other))]);
  const changed = new Map<string, unknown>();
  for (const name of names) {
    const [own, others] = [ownValue(object, name), ownValue(other, name)];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const after = noteFields.includes(name)
      ? inNotes(name, own, others, languages)
      : field === undefined
        ? own
        : inField(own, others, field, languages);
    if (after !== own) changed.set(name, after);
  }
  if (changed.size === 0) return object;
  const after = { ...object, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
}

function inField(own: unknown, other: unknown, field: Field<unknown>, languages: MovedLanguages): unknown {
  const { kind, fields, element } = field;
  if (kind === 'note' && (typeof own === 'boolean' || typeof other === 'boolean')) return own;
  if (kind === 'text' || kind === 'urls' || kind === 'note') return inMap(own, other, languages);
  if (fields !== undefined)
    return isObject(own) ? withLanguages(own, isObject(other) ? other : undefined, fields, languages) : own;
  if (element === undefined || own === undefined || own === null) return own;
  // A lone element counts as a list of one.
  const [elements, others] = [asList(own), asList(other)];
  const partners = partnersOf(elements, others, element);
  const after = elements.map((each, place) => inField(each, partners[place], element, languages));
  if (after.every((each, place) => each === elements[place])) return own;
  return Array.isArray(own) ? after : after[0];
}

function inMap(own: unknown, other: unknown, { moved, all }: MovedLanguages): unknown {
  let map = own;
  for (const code of moved) {
    const value = valueFor(other, code);
    if (valueFor(map, code) === value) continue;
    // What applies to all languages goes on to apply to the others.
    const { [anyLanguage]: shared, ...each } = isObject(map) ? map : { [anyLanguage]: map };
    const others = all.filter((one) => one !== code && !Object.hasOwn(each, one));
    const spread = isFilled(shared) ? Object.fromEntries(others.map((one) => [one, shared])) : {};
    const { [code]: _, ...rest } = { ...each, ...spread };
    map = value === undefined ? rest : { ...each, ...spread, [code]: value };
  }
  return isObject(map) && Object.keys(map).length === 0 && !isObject(own) ? undefined : map;
}

function valueFor(map: unknown, code: string): unknown {
  if (!isObject(map)) return isFilled(map) ? map : undefined;
  if (Object.hasOwn(map, code)) return map[code];
  return isFilled(map[anyLanguage]) ? map[anyLanguage] : undefined;
}

const isFilled = (value: unknown): boolean => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Notes are by field and language; earlier sources are by what they were translated into, so they stay. */
function inNotes(name: string, own: unknown, other: unknown, { moved }: MovedLanguages): unknown {
  if (name !== notesField && name !== statesField) return own;
  const [notes, others] = [isObject(own) ? own : {}, isObject(other) ? other : {}];
  const names = [...new Set([...Object.keys(notes), ...Object.keys(others)])];
  const after = names.map((field) => {
    const before = ownValue(notes, field);
    return [field, inMap(before, ownValue(others, field), { moved, all: [] }), before] as const;
  });
  if (after.every(([, noted, before]) => noted === before)) return own;
  const left = after.filter(([, noted]) => !isObject(noted) || Object.keys(noted).length > 0);
  const entries = left.flatMap(([field, noted]) => (noted === undefined ? [] : [[field, noted] as const]));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Returns the element of another state of the list for each element. */
function partnersOf(
  elements: readonly unknown[],
  others: readonly unknown[],
  element: Field<unknown>,
): readonly unknown[] {
  const free = new Map<string, number[]>();
  for (const [place, each] of others.entries()) {
    const like = bareText(each, element);
    free.set(like, [...(free.get(like) ?? []), place]);
  }
  const places = elements.map((each) => free.get(bareText(each, element))?.shift());
  if (elements.length !== others.length)
    return places.map((place) => (place === undefined ? undefined : others[place]));
  const left = [...free.values()].flat().toSorted((one, another) => one - another);
  return places.map((place) => others[place ?? left.shift() ?? -1]);
}

function bareText(value: unknown, field: Field<unknown>): string {
  return JSON.stringify(bare(value, field)) ?? '';
}

/** Returns a value without anything that depends on a language. */
function bare(value: unknown, { kind, fields, element }: Field<unknown>): unknown {
  if (kind === 'text' || kind === 'urls') return undefined;
  if (kind === 'note') return typeof value === 'boolean' ? value : undefined;
  if (fields !== undefined) {
    if (!isObject(value)) return value;
    const kept = Object.keys(value).filter((name) => !noteFields.includes(name));
    return kept.toSorted().map((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const own = field === undefined ? value[name] : bare(value[name], field);
      return own === undefined ? [] : [name, own];
    });
  }
  return element !== undefined && Array.isArray(value) ? value.map((each) => bare(each, element)) : value;
}

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function ownValue(object: StoredObject | undefined, name: string): unknown {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}
