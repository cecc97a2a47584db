import { definitionLists, listNames, storedObjects, type TourDefinition } from '../definition.ts';
import { type Finding } from '../finding.ts';
import { isObject, type StoredObject } from '../schema/containers.ts';
import { storedId } from '../schema/entity.ts';
import { type Field, type Fields } from '../schema/field.ts';
import { findingsOf } from './find.ts';

/**
 * Finds unknown fields that look like a known one: `MediaUrl` for `MediaURL`, `TourItem` for `TourItems`. Ignores other
 * unknown fields, which belong to another version or another program.
 */
export function checkSpelling(definition: TourDefinition): readonly Finding[] {
  const inLists = listNames.flatMap((name) => {
    const { model, fields } = definitionLists[name];
    return storedObjects(definition, name).flatMap((stored) => {
      const find = findingsOf(model, storedId(stored) ?? -1);
      return inObject(stored, fields, '').map(([path, field, meant]) => find(path, 'field-misspelt', { field, meant }));
    });
  });
  return [...checkListNames(definition), ...inLists];
}

export function checkListNames(definition: TourDefinition): readonly Finding[] {
  return misspelt(definition, ['Version', ...listNames]).map(([field, meant]) =>
    findingsOf('configurations', -1)(field, 'field-misspelt', { field, meant }),
  );
}

type Misspelt = readonly [path: string, field: string, meant: string];

function inObject(stored: StoredObject, fields: Fields, prefix: string): readonly Misspelt[] {
  const here = misspelt(stored, Object.keys(fields)).map(([field, meant]): Misspelt => [prefix + field, field, meant]);
  const below = Object.entries(fields).flatMap(([name, field]) => {
    const inner = fieldsIn(field);
    return inner === undefined ? [] : inValue(stored[name], inner, `${prefix}${name}.`);
  });
  return below.length === 0 ? here : [...here, ...below];
}

function inValue(value: unknown, fields: Fields, prefix: string): readonly Misspelt[] {
  if (Array.isArray(value)) return value.flatMap((element, index) => inValue(element, fields, `${prefix}${index}.`));
  return isObject(value) ? inObject(value, fields, prefix) : [];
}

function fieldsIn(field: Field<unknown>): Fields | undefined {
  return field.fields ?? field.element?.fields;
}

function misspelt(object: StoredObject, known: readonly string[]): readonly (readonly [string, string])[] {
  const unknown = Object.keys(object).filter((key) => !known.includes(key));
  return unknown.flatMap((key) => {
    const meant = known.find((name) => isNear(key, name));
    return meant === undefined || object[meant] !== undefined ? [] : [[key, meant] as const];
  });
}

/** Returns whether names differ only in case and punctuation, or in one letter of a longer name. */
export function isNear(given: string, name: string): boolean {
  const [one, other] = [plain(given), plain(name)];
  if (one === other) return true;
  return Math.min(one.length, other.length) >= 5 && differByOne(one, other);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = long.slice(start + 1);
  return rest === short.slice(start) || rest === short.slice(start + 1);
}
