import { isObject, type StoredObject } from './schema/containers.ts';
import {
  byLanguage,
  confirmed,
  newerSource,
  notesAfter,
  notesField,
  type TranslationNotes,
} from './translation-notes.ts';

/** One text of the object that holds it. */
export interface TextPlace {
  readonly name: string;
  readonly code: string;
  /** The language that others are translated from; undefined if there is none. */
  readonly source: string | undefined;
}

/**
 * Sets a text in one language together with its notes.
 *
 * @param texts the field in all languages, if all have shared one text
 */
export function withText(
  holder: StoredObject,
  { name, code, source }: TextPlace,
  text: string | undefined,
  texts: StoredObject = {},
): StoredObject {
  const stored = holder[name];
  const before = { ...texts, ...(isObject(stored) ? stored : {}) };
  const after = Object.fromEntries(
    Object.entries({ ...before, [code]: text }).filter(([, each]) => each !== undefined),
  );
  const changed = { ...holder, [name]: after };
  if (source === undefined) return changed;
  const edit = { before: byLanguage(before), after: byLanguage(after), code, source };
  return withNotes(changed, name, notesAfter(notesOf(holder, name), edit));
}

/** Confirms that a text still fits its source. */
export function withConfirmed(holder: StoredObject, { name, code, source = '' }: TextPlace): StoredObject {
  const notes = confirmed(notesOf(holder, name), byLanguage(holder[name]), { code, source });
  return withNotes(holder, name, notes);
}

/** Returns the language that a text was translated from if that has changed since. */
export function newerSourceIn(
  holder: StoredObject,
  { name, code }: Pick<TextPlace, 'name' | 'code'>,
): string | undefined {
  return newerSource(byLanguage(holder[name]), notesOf(holder, name), code);
}

function notesOf(holder: StoredObject, name: string): TranslationNotes {
  const all = holder[notesField];
  return byLanguage(isObject(all) && Object.hasOwn(all, name) ? all[name] : undefined);
}

/** Leaves nothing behind without notes. */
function withNotes(holder: StoredObject, name: string, notes: TranslationNotes): StoredObject {
  const { [notesField]: stored, ...bare } = holder;
  const { [name]: _own, ...others } = isObject(stored) ? stored : {};
  const all = Object.keys(notes).length === 0 ? others : { ...others, [name]: notes };
  return Object.keys(all).length === 0 ? bare : { ...bare, [notesField]: all };
}
