import { isObject, type StoredObject } from './schema/containers.ts';
import { textFor } from './schema/texts.ts';
import {
  byLanguage,
  confirmed,
  earlierField,
  newerSource,
  noteOf,
  notesAfter,
  notesField,
  statesField,
  type TranslationNotes,
} from './translation-notes.ts';
import { readState, stateNote, type TranslationState } from './translation-state.ts';

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
  const known = withNotes(changed, statesField, name, without(notesOf(changed, name, statesField), code));
  if (source === undefined) return known;
  const edit = { before: byLanguage(before), after: byLanguage(after), code, source };
  const notes = notesAfter(notesOf(holder, name), edit);
  return withEarlier(withNotes(known, notesField, name, notes), name, { code, text: textFor(edit.before, code) });
}

/** Confirms that a text still fits its source. */
export function withConfirmed(holder: StoredObject, { name, code, source = '' }: TextPlace): StoredObject {
  const notes = confirmed(notesOf(holder, name), byLanguage(holder[name]), { code, source });
  return withEarlier(withNotes(holder, notesField, name, notes), name);
}

/** Notes which source a text was made from, when that is an earlier one. @param source its text, if that is known */
export function withOlderNote(
  holder: StoredObject,
  { name, code }: Pick<TextPlace, 'name' | 'code'>,
  note: string,
  source: string | undefined,
): StoredObject {
  const noted = withNotes(holder, notesField, name, { ...notesOf(holder, name), [code]: note });
  const [language = ''] = note.split(' ');
  return withEarlier(noted, name, { code: language, text: source ?? '' });
}

/** Says that a text comes from a machine, or who has checked it and when. */
export function withState(
  holder: StoredObject,
  { name, code }: Pick<TextPlace, 'name' | 'code'>,
  state: TranslationState,
): StoredObject {
  return withNotes(holder, statesField, name, { ...notesOf(holder, name, statesField), [code]: stateNote(state) });
}

/** What is known of an existing text. */
export function stateIn(
  holder: StoredObject,
  { name, code }: Pick<TextPlace, 'name' | 'code'>,
): TranslationState | undefined {
  return readState(textFor(notesOf(holder, name, statesField), code));
}

/** Returns the source as it was when a text was translated from it; undefined if it is the same, or unknown. */
export function earlierSourceIn(
  holder: StoredObject,
  { name, code }: Pick<TextPlace, 'name' | 'code'>,
): string | undefined {
  return textFor(notesOf(holder, name, earlierField), textFor(notesOf(holder, name), code)) || undefined;
}

/** Returns the language that a text was translated from if that has changed since. */
export function newerSourceIn(
  holder: StoredObject,
  { name, code }: Pick<TextPlace, 'name' | 'code'>,
): string | undefined {
  return newerSource(byLanguage(holder[name]), notesOf(holder, name), code);
}

/** The notes of one text, of one kind. */
export function notesOf(holder: StoredObject, name: string, field: string = notesField): TranslationNotes {
  const all = holder[field];
  return byLanguage(isObject(all) && Object.hasOwn(all, name) ? all[name] : undefined);
}

/** Keeps the texts that translations were made from and that have changed since, and drops the others. */
function withEarlier(
  holder: StoredObject,
  name: string,
  before?: { readonly code: string; readonly text: string },
): StoredObject {
  const texts = byLanguage(holder[name]);
  const wanted = new Set(Object.values(notesOf(holder, name)));
  const known = notesOf(holder, name, earlierField);
  const all = before === undefined ? known : { ...known, [noteOf(before.code, before.text)]: before.text };
  const isEarlier = (note: string): boolean => {
    const code = note.slice(0, Math.max(0, note.lastIndexOf(' ')));
    return code !== '' && wanted.has(note) && note !== noteOf(code, textFor(texts, code));
  };
  const earlier = Object.fromEntries(Object.entries(all).filter(([note]) => isEarlier(note)));
  return withNotes(holder, earlierField, name, earlier);
}

function without(notes: TranslationNotes, code: string): TranslationNotes {
  return Object.fromEntries(Object.entries(notes).filter(([other]) => other !== code));
}

/** Leaves nothing behind without notes. */
function withNotes(holder: StoredObject, field: string, name: string, notes: TranslationNotes): StoredObject {
  const { [field]: stored, ...bare } = holder;
  const { [name]: _own, ...others } = isObject(stored) ? stored : {};
  const all = Object.keys(notes).length === 0 ? others : { ...others, [name]: notes };
  return Object.keys(all).length === 0 ? bare : { ...bare, [field]: all };
}
