import { baseLanguage } from './language-fallback.ts';
import { readVariantCode } from './language-variants.ts';
import { isObject } from './schema/containers.ts';
import { textFor, type LanguageMap } from './schema/texts.ts';

/**
 * The field in which an object notes what its texts were translated from: `TranslatedFrom: {Name: {en: "de 1k9x2z"}}`, a
 * language and the fingerprint of its text then. An addition of ours to the stored form; the guide never reads it.
 */
export const notesField = 'TranslatedFrom';

/**
 * The field with what is known of translations besides: `TranslationStates: {Name: {en: "machine"}}`, or `checked`, when
 * and by whom. Without an entry, someone wrote the text.
 */
export const statesField = 'TranslationStates';

/**
 * The field with sources that have changed since translations were made from them, by their notes:
 * `EarlierSources: {Name: {"de 1k9x2z": "..."}}`.
 */
export const earlierField = 'EarlierSources';

/** What staff know of texts. None of it reaches visitors. */
export const noteFields: readonly string[] = [notesField, statesField, earlierField];

/** The notes of one text, by the language of the translation. */
export type TranslationNotes = LanguageMap;

/** An edit of a text in one language. */
export interface TextEdit {
  /** The text in all languages, before and after. */
  readonly before: LanguageMap;
  readonly after: LanguageMap;
  /** The edited language. */
  readonly code: string;
  /** The language that others are translated from. */
  readonly source: string;
}

/**
 * Returns the notes of a text after an edit. A translation is made from the source as it is. Changing the source notes what
 * the other languages were made from until then, if that was not known.
 */
export function notesAfter(notes: TranslationNotes, { before, after, code, source }: TextEdit): TranslationNotes {
  if (code !== source) return withNote(notes, code, after[code]?.trim() ? noteOf(source, textFor(after, source)) : '');
  const original = textFor(before, source);
  return Object.keys(after)
    .filter(
      (other) => other !== source && isMadeFrom(other, source) && after[other]?.trim() && textFor(notes, other) === '',
    )
    .reduce((all, other) => withNote(all, other, noteOf(source, original)), notes);
}

/** A variant is made from the language that it is a variant of. */
function isMadeFrom(code: string, source: string): boolean {
  const base = readVariantCode(code)?.base;
  return base === undefined || baseLanguage(base) === baseLanguage(source);
}

/** Confirms that a translation still fits its source. */
export function confirmed(
  notes: TranslationNotes,
  texts: LanguageMap,
  { code, source }: Pick<TextEdit, 'code' | 'source'>,
): TranslationNotes {
  return withNote(notes, code, noteOf(source, textFor(texts, source)));
}

/**
 * Returns the language that a text was translated from if that has changed since; undefined if it has not, or if that
 * is unknown.
 */
export function newerSource(texts: LanguageMap, notes: TranslationNotes, code: string): string | undefined {
  const note = textFor(notes, code);
  const source = note.slice(0, Math.max(0, note.lastIndexOf(' ')));
  const isKnown = source !== '' && textFor(texts, code).trim() !== '' && textFor(texts, source).trim() !== '';
  return isKnown && note !== noteOf(source, textFor(texts, source)) ? source : undefined;
}

/** Returns the texts or notes of a field by language, whatever is stored there. */
export function byLanguage(stored: unknown): LanguageMap {
  if (!isObject(stored)) return {};
  const entries = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** Returns a value without the notes of any object in it. */
export function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !noteFields.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutNotes(inner)]));
}

function withNote(notes: TranslationNotes, code: string, note: string): TranslationNotes {
  const others = Object.entries(notes).filter(([other]) => other !== code);
  return Object.fromEntries(note === '' ? others : [...others, [code, note]]);
}

/** Empty without a source, because then nothing was translated. */
export function noteOf(source: string, text: string): string {
  return text.trim() === '' ? '' : `${source} ${fingerprint(text)}`;
}

/** FNV-1a, 32 bits: of four billion changes one is overlooked. White space does not count. */
function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const char of text.trim().replaceAll(/\s+/g, ' ')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
