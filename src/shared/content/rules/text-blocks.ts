import { type Catalogue } from '../catalogue.ts';
import { definitionLists, type ListName } from '../definition.ts';
import { type Finding, type FindingKey } from '../finding.ts';
import { forms, reference } from '../messages.ts';
import { isObject, type StoredObject } from '../schema/containers.ts';
import { storedId } from '../schema/entity.ts';
import { type Field, type Fields } from '../schema/field.ts';
import { findingsOf } from './find.ts';
import { isNear } from './spelling.ts';

/** Finds each `{message:CODE}` in an object's texts without a text block of that code: visitors read nothing there. */
export function checkTextBlocks(
  name: ListName,
  stored: StoredObject,
  { message }: Pick<Catalogue, 'message'>,
): readonly Finding[] {
  return checkBlockReferences(blockReferencesIn(name, stored), message);
}

/** A text that names text blocks. */
export interface BlockReferences {
  readonly find: (key: FindingKey, facts: Finding['facts']) => Finding;
  readonly codes: readonly string[];
}

/** Returns an object's texts that name text blocks. */
export function blockReferencesIn(name: ListName, stored: StoredObject): readonly BlockReferences[] {
  const { model, fields } = definitionLists[name];
  const find = findingsOf(model, storedId(stored) ?? -1);
  return textsIn(stored, fields, '').map(([path, text]) => ({
    find: (key, facts) => find(path, key, facts),
    codes: [...text.matchAll(reference)].map(([, code = '']) => code.trim()),
  }));
}

export function checkBlockReferences(
  all: readonly BlockReferences[],
  message: Catalogue['message'],
): readonly Finding[] {
  return all.flatMap(({ find, codes }) => {
    const unknown = codes.find((code) => message(code) === undefined);
    return unknown === undefined ? [] : [find('message-unknown', { code: unknown })];
  });
}

/**
 * Finds text blocks whose code looks like the key of a text of the guide, which they should probably replace.
 *
 * @param keys the keys of the guide's texts
 */
export function checkTextBlockCode(
  { ID, Code }: { readonly ID: number; readonly Code: string },
  keys: readonly string[],
): readonly Finding[] {
  const code = Code.trim().toLowerCase();
  const suffix = forms.find((form) => code.endsWith(`.${form}`));
  const isKey = (name: string): boolean => keys.some((key) => key.toLowerCase() === name);
  // Codes without a dot are names that staff made up.
  if (!/[^a-z0-9]/.test(code) || isKey(code)) return [];
  if (suffix !== undefined && isKey(code.slice(0, -suffix.length - 1))) return [];
  const meant = keys.find((key) => isNear(code, key));
  return meant === undefined ? [] : [findingsOf('messages', ID)('Code', 'message-misspelt', { code: Code, meant })];
}

type Text = readonly [path: string, text: string];

function textsIn(stored: StoredObject, fields: Fields, prefix: string): readonly Text[] {
  // Objects have far fewer fields than they could have.
  return Object.entries(stored).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field === undefined ? [] : textsOf(value, field, prefix + name);
  });
}

function textsOf(value: unknown, field: Field<unknown>, path: string): readonly Text[] {
  if (field.kind === 'text' || field.kind === 'note' || field.kind === 'string') return wordsOf(value, path);
  if (!isObject(value) && !Array.isArray(value)) return [];
  const inner = field.fields ?? field.element?.fields;
  if (Array.isArray(value)) {
    const { element } = field;
    return element === undefined
      ? []
      : value.flatMap((entry: unknown, index) => textsOf(entry, element, `${path}.${index}`));
  }
  return inner !== undefined ? textsIn(value, inner, `${path}.`) : [];
}

function wordsOf(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return value.includes('{message:') ? [[path, value]] : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([language, words]) => wordsOf(words, `${path}.${language}`));
}
