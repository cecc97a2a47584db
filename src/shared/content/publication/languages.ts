import { isObject, type StoredObject } from '../schema/containers.ts';
import { type Field, type Fields } from '../schema/field.ts';
import { anyLanguage } from '../schema/texts.ts';
import { isFilled, valueFor } from './language-value.ts';
import { partnersIn } from './partners.ts';
import { noteFields, notesField, statesField } from '../translation-notes.ts';

export interface MovedLanguages {
  /** The codes of the languages whose values move over. */
  readonly moved: readonly string[];
  /** The codes of the museum's languages. */
  readonly all: readonly string[];
  /** What becomes of the moved languages in an element that the other state of its list does not have. */
  readonly inOthers: 'stay' | 'go';
}

/**
 * Returns an object with the texts, recordings and notes that another state of it has in some languages, wherever they
 * are. Everything else stays; what the other state does not have goes. Returns the object itself if nothing changes.
 *
 * A note that is switched on or off for all languages belongs to none. In lists, an element takes the values of its
 * partner (see {@link partnersIn}).
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
  const partners = partnersIn(elements, others, element, languages);
  const after = elements.map((each, place) => {
    const partner = partners.get(place);
    if (partner === undefined && languages.inOthers === 'stay') return each;
    return inField(each, partner === undefined ? undefined : others[partner], element, languages);
  });
  if (after.every((each, place) => each === elements[place])) return own;
  return Array.isArray(own) ? after : after[0];
}

function inMap(own: unknown, other: unknown, { moved, all }: Pick<MovedLanguages, 'moved' | 'all'>): unknown {
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

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function ownValue(object: StoredObject | undefined, name: string): unknown {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}
