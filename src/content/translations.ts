import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { isObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type Field, type Fields, type ModelName } from './schema/field.ts';

/** A text or recording per language, with the languages that have it. */
export interface Translated {
  readonly model: ModelName;
  readonly ID: number;
  /** With dots for nested fields: `GameChoices.0.Text`. */
  readonly field: string;
  readonly codes: ReadonlySet<string>;
}

/** Returns everything given in at least one language. A value for all languages is missing in none. */
export function translations(definition: TourDefinition): readonly Translated[] {
  return listNames.flatMap((name) => {
    const { model, fields } = definitionLists[name];
    return storedObjects(definition, name).flatMap((stored) => {
      const ID = storedId(stored) ?? -1;
      return inFields(stored, fields, '').map(({ field, codes }) => ({ model, ID, field, codes }));
    });
  });
}

type Found = Pick<Translated, 'field' | 'codes'>;

function inFields(stored: unknown, fields: Fields, prefix: string): readonly Found[] {
  if (!isObject(stored)) return [];
  return Object.entries(fields).flatMap(([name, field]) => inField(stored[name], field, prefix + name));
}

function inField(value: unknown, { kind, fields, element }: Field<unknown>, field: string): readonly Found[] {
  if (value === undefined || value === null) return [];
  if (fields !== undefined) return inFields(value, fields, `${field}.`);
  if (element !== undefined) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.flatMap((part, index) => inField(part, element, Array.isArray(value) ? `${field}.${index}` : field));
  }
  if ((kind !== 'text' && kind !== 'urls' && kind !== 'note') || !isObject(value)) return [];
  const codes = new Set(Object.keys(value).filter((code) => typeof value[code] === 'string' && value[code] !== ''));
  return codes.size === 0 ? [] : [{ field, codes }];
}
