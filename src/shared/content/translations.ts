import { definitionLists, listNames, storedObjects, type TourDefinition } from './definition.ts';
import { isObject, type StoredObject } from './schema/containers.ts';
import { storedId } from './schema/entity.ts';
import { type Field, type Fields, type ModelName } from './schema/field.ts';
import { anyLanguage, type LanguageMap } from './schema/texts.ts';
import { newerSourceIn } from './translated-texts.ts';
import { notesField } from './translation-notes.ts';

/** A text or recording per language, with the languages that have it. */
export interface Translated {
  readonly model: ModelName;
  readonly ID: number;
  /** With dots for nested fields: `GameChoices.0.Text`. */
  readonly field: string;
  readonly codes: ReadonlySet<string>;
  /** The languages whose text is older than its source, each with that source. */
  readonly older: LanguageMap;
  /** The object or record with the field. */
  readonly holder: StoredObject;
  readonly name: string;
  readonly isRecording: boolean;
}

/** Returns everything given in at least one language. A value for all languages is missing in none. */
export function translations(definition: TourDefinition): readonly Translated[] {
  return listNames.flatMap((name) => {
    const { model, fields } = definitionLists[name];
    return storedObjects(definition, name).flatMap((stored) => {
      const ID = storedId(stored) ?? -1;
      return translatedIn(stored, fields).map((found) => ({ model, ID, ...found }));
    });
  });
}

/** Returns whether a language has neither its own value nor one for all languages. */
export function isLacking({ codes }: Pick<Translated, 'codes'>, code: string): boolean {
  return !codes.has(code) && !codes.has(anyLanguage);
}

type Found = Omit<Translated, 'model' | 'ID'>;

/** Returns everything that one object, or a record in it, gives in at least one language. */
export function translatedIn(stored: unknown, fields: Fields): readonly Found[] {
  return inFields(stored, fields, '');
}

function inFields(stored: unknown, fields: Fields, prefix: string): readonly Found[] {
  if (!isObject(stored)) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = stored[name];
    if (value === undefined || value === null) return [];
    return field.fields === undefined && field.element === undefined
      ? inText(stored, name, field, prefix)
      : inField(value, field, prefix + name);
  });
}

function inField(value: unknown, { fields, element }: Field<unknown>, field: string): readonly Found[] {
  if (fields !== undefined) return inFields(value, fields, `${field}.`);
  if (element === undefined) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((part, index) => inField(part, element, Array.isArray(value) ? `${field}.${index}` : field));
}

const none: LanguageMap = Object.freeze({});

function inText(holder: StoredObject, name: string, { kind }: Field<unknown>, prefix: string): readonly Found[] {
  const value = holder[name];
  if ((kind !== 'text' && kind !== 'urls' && kind !== 'note') || !isObject(value)) return [];
  const codes = Object.keys(value).filter((code) => typeof value[code] === 'string' && value[code] !== '');
  if (codes.length === 0) return [];
  const older = holder[notesField] === undefined ? none : olderIn(holder, name, codes);
  return [{ field: prefix + name, codes: new Set(codes), older, holder, name, isRecording: kind === 'urls' }];
}

function olderIn(holder: StoredObject, name: string, codes: readonly string[]): LanguageMap {
  const sources = codes.map((code) => [code, newerSourceIn(holder, { name, code })] as const);
  return Object.fromEntries(sources.filter((each): each is [string, string] => each[1] !== undefined));
}
